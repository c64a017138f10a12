/** Hand-over: who holds the screen next, where several people play on one. */

/**
 * The seat to hand the screen to, or `null` to leave it where it is.
 *
 * The *holder* keeps it while the table waits for them; then it goes clockwise to the next of
 * *mine*, the seats of this screen, that the table is *waiting* for.
 */
export function nextHolder(
  mine: readonly number[],
  waiting: readonly number[],
  holder: number | null,
): number | null {
  if (holder !== null && waiting.includes(holder)) return null;
  const from = holder ?? -1;
  const after = mine.filter((seat) => seat > from);
  const round = [...after, ...mine.filter((seat) => seat <= from)];
  return round.find((seat) => waiting.includes(seat)) ?? null;
}
