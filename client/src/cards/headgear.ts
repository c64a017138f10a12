/** The crown that stands for the Decktet's rank above nine, on a grid of 24. */
export const CROWN = 'M2 20V6l5.5 5L12 3l4.5 8L22 6v14z';

/** The joker's cap, on a block 59 wide. */
export const JESTER_CAP =
  'M29.5 78C14 78 12 62 16 54 6 52 3 40 9 30 11 40 20 40 24 46 24 34 22 24 29.5 14' +
  ' 37 24 35 34 35 46 39 40 48 40 50 30 56 40 53 52 43 54 47 62 45 78 29.5 78z';

/** What king, queen and jack wear over the suit: crown, coronet, cap. On a block 56 wide. */
export const HEADGEAR: Readonly<Record<string, string>> = {
  K: 'M14 31V14l7.5 7L28 11l6.5 10 7.5-7v17zM25.4 9a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0z',
  Q:
    'M15 31 13 18q8 6 15-3 7 9 15 3l-2 13zM10.4 15a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0z' +
    'M25.4 11.5a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0z' +
    'M40.4 15a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0z',
  J: 'M14 31q0-13 14-13t14 13zM30 20Q34 10 45 12 40 14 38 24z',
};
