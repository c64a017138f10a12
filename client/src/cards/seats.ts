/**
 * Ten seats told apart three ways: by colour, by pattern, and by an initial.
 *
 * Every colour keeps 4.5 against card stock; no two patterns look alike in black and white.
 */

export interface SeatStyle {
  readonly colour: string;
  /** The side of the pattern's tile. */
  readonly tile: number;
  /** How far the tiles are turned, in degrees. */
  readonly turn: number;
  /** What is cut out of the colour in each tile, in white. */
  readonly cut: string;
}

export const SEATS: readonly SeatStyle[] = [
  { colour: '#27313b', tile: 6, turn: 0, cut: '' },
  { colour: '#7b2d5b', tile: 6, turn: 45, cut: 'M0 0H2.2V6H0z' },
  { colour: '#80560a', tile: 6, turn: 0, cut: 'M1.5 3a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0z' },
  { colour: '#17635f', tile: 6, turn: 0, cut: 'M0 0H6V2H0z' },
  { colour: '#1f4e8c', tile: 9, turn: 0, cut: 'M0 0H4.5V4.5H0zM4.5 4.5H9V9H4.5z' },
  { colour: '#93401a', tile: 6, turn: 0, cut: 'M0 0H3V6H0z' },
  { colour: '#4d5c1c', tile: 7, turn: 45, cut: 'M0 0H7V1.6H1.6V7H0z' },
  { colour: '#5b3a8e', tile: 8, turn: 0, cut: 'M0 1.5 4 5.5 8 1.5V4.5L4 8.5 0 4.5z' },
  { colour: '#5a4030', tile: 10, turn: -45, cut: 'M0 0H5V10H0z' },
  { colour: '#a03068', tile: 8, turn: 0, cut: 'M3 1H5V3H7V5H5V7H3V5H1V3H3z' },
];

/** Return how *seat* is drawn; seats are numbered from 0. */
export function seatStyle(seat: number): SeatStyle {
  const style = SEATS[seat];
  if (!style) throw new Error(`expected a seat from 0 to ${SEATS.length - 1}, got ${seat}`);
  return style;
}
