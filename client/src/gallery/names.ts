/** The cards' English names, for the gallery alone; the page has them from its words. */
export const NAMES: Readonly<Record<string, string>> = {
  AM: 'Ace', AS: 'Ace', AW: 'Ace', AL: 'Ace', AY: 'Ace', AK: 'Ace',
  '2MK': 'Author', '2SY': 'Desert', '2WL': 'Origin',
  '3MW': 'Journey', '3SK': 'Painter', '3LY': 'Savage',
  '4MS': 'Mountain', '4WL': 'Sailor', '4YK': 'Battle',
  '5ML': 'Forest', '5SW': 'Discovery', '5YK': 'Soldier',
  '6MW': 'Lunatic', '6SY': 'Penitent', '6LK': 'Market',
  '7ML': 'Chance Meeting', '7SK': 'Castle', '7WY': 'Cave',
  '8MS': 'Diplomat', '8WL': 'Mill', '8YK': 'Betrayal',
  '9MS': 'Pact', '9WY': 'Darkness', '9LK': 'Merchant',
  CM: 'Huntress', CS: 'Bard', CW: 'Sea', CL: 'End', CY: 'Calamity', CK: 'Windfall',
};
