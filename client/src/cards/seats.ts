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
  { colour: '#7b2d5b', tile: 6, turn: 45, cut: 'M0 0H2.200V6H0z' },
  { colour: '#80560a', tile: 6, turn: 0, cut: 'M1.5 3a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0z' },
  { colour: '#17635f', tile: 6, turn: 0, cut: 'M0 0H6V2H0z' },
  { colour: '#1f4e8c', tile: 9, turn: 0, cut: 'M0 0H4.500V4.500H0zM4.5 4.500H9V9H4.500z' },
  { colour: '#93401a', tile: 6, turn: 0, cut: 'M0 0H3V6H0z' },
  { colour: '#4d5c1c', tile: 7, turn: 45, cut: 'M0 0H7V1.600H1.600V7H0z' },
  { colour: '#5b3a8e', tile: 8, turn: 0, cut: 'M0 1.5 4 5.5 8 1.500V4.500L4 8.5 0 4.500z' },
  { colour: '#5a4030', tile: 10, turn: -45, cut: 'M0 0H5V10H0z' },
  { colour: '#a03068', tile: 9, turn: 0, cut: 'M3.2 0H5.800V3.200H9V5.800H5.800V9H3.200V5.800H0V3.200H3.200z' },
];

/** Return how *seat* is drawn; seats are numbered from 0. */
export function seatStyle(seat: number): SeatStyle {
  const style = SEATS[seat];
  if (!style) throw new Error(`expected a seat from 0 to ${SEATS.length - 1}, got ${seat}`);
  return style;
}
