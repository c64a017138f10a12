/** How an arrow is drawn: across the edge of two tiles, as wide as its riders need beside each other. */

/** An arrow's measures: *half* of how deep its body is, how far its *tip* and *tail* go on, and how wide a head is at least. */
export interface Shape {
  half: number;
  tip: number;
  tail: number;
  head: number;
  /** The radius of a rider's sign, the air beside it, and how wide a number after it is. */
  sign: number;
  air: number;
  digit: number;
}

export const ARROW_DESK: Shape = { half: 16, tip: 23, tail: 11, head: 19, sign: 10.5, air: 8, digit: 15 };
export const ARROW_PHONE: Shape = { half: 10, tip: 14, tail: 8, head: 12.5, sign: 7.3, air: 4, digit: 9 };

/** Where on the arrow each rider stands, from its middle, and how much all are drawn smaller to find room. */
export interface Row {
  places: readonly number[];
  width: number;
  scale: number;
}

/** Set riders of *counts* in a row at most *room* wide; more than one of a kind are a sign with its number. */
export function row({ sign, air, digit }: Shape, counts: readonly number[], room: number): Row {
  const widths = counts.map((count) => sign * 2 + air + (count > 1 ? digit : 0));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(1, room / Math.max(1, whole));
  let end = (-whole * scale) / 2;
  const places = widths.map((width) => {
    const middle = end + (sign + air / 2) * scale;
    end += width * scale;
    return middle;
  });
  return { places, width: whole * scale, scale };
}

/**
 * The outline of a *laden* arrow that points to the right, with a body *width* across; or of an empty, slender one.
 * A body wider than its head has a shaft behind it.
 */
export function outline({ half, tip, tail, head }: Shape, width: number, laden: boolean): string {
  const [from, to] = laden ? [-half, half] : [-half * 0.95, 0];
  const side = laden ? width / 2 : head * 0.36;
  const [wing, shaft] = laden ? [head, side > head * 0.9 ? head * 0.6 : side] : [head * 0.86, side];
  return `M${from} ${-side}H${to}V${-wing}L${to + tip} 0L${to} ${wing}V${side}H${from}V${shaft}H${from - (laden ? tail : 0)}V${-shaft}H${from}Z`;
}
