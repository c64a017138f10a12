/**
 * An emblem: the linocut on a Decktet card, in the inks of its suits and the bare stock.
 *
 * The block is 56 wide and reaches from -10 to 98; the emblem is cut into a ground already
 * printed in the first ink. Main shapes are bare stock, so that they hold where two inks are
 * equally dark; the second ink stands beside stock wherever it means something.
 */

/** Draw an emblem as SVG text; *a* is the ink of the ground, *b* the second suit's, or *a* again. */
export type Emblem = (a: string, b: string) => string;

/** The uninked card. */
export const STOCK = 'var(--stock)';
