/** An initial: the first letter of a name, as readers of its script would take it. */

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter of *name*, or a dot for nobody. */
export function initial(name: string): string {
  const [first] = letters.segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '·';
}
