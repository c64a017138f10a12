/** The time that is left: as a clock shows it, and as it is said. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const two = (part: number): string => String(part).padStart(2, '0');

/** So many *seconds* as a clock shows them: `1:05`, or `23:59:59` where they are more than an hour. */
export function shown(seconds: number): string {
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = two(seconds % MINUTE);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** The message that says *seconds*, and its facts: nobody counts the seconds of a day. */
export function said(seconds: number): [message: string, facts: Record<string, number>] {
  if (seconds < HOUR) return ['clock-left', { seconds }];
  return ['clock-left-hours', { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) }];
}
