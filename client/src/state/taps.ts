/** Taps: the second of a double tap is not meant for what the first has brought under the finger. */

/** So long after an answer has arrived, a tap at the same place may still belong to the one that gave it. */
const TWICE_MS = 400;
/** So far apart, in pixels, two taps are at the same place. */
const NEAR = 44;

type Point = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>;

let last: Point | null = null;
let until = -Infinity;

/** Take it that a tap at *point* gives an answer, which is on its way. */
export function giveAnswer(point: Point): void {
  last = point;
  until = Infinity;
}

/** Take it that the answer has arrived, *now*. */
export function answered(now = performance.now()): void {
  until = now + TWICE_MS;
}

/** Whether a tap at *point* repeats the one that gave an answer; a key that is pressed is no tap. */
export const isEcho = ({ clientX, clientY, detail }: Point, now = performance.now()): boolean =>
  detail > 0 && last !== null && last.detail > 0 && now < until && Math.hypot(clientX - last.clientX, clientY - last.clientY) < NEAR;
