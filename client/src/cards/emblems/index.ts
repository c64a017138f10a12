/** Every basic Decktet card's emblem, by the card's text. */

import * as aces from './aces';
import * as crowns from './crowns';
import * as eights from './eights';
import type { Emblem } from './emblem';
import * as fives from './fives';
import * as fours from './fours';
import * as nines from './nines';
import * as sevens from './sevens';
import * as sixes from './sixes';
import * as threes from './threes';
import * as twos from './twos';

export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  AM: aces.moons,
  AS: aces.suns,
  AW: aces.waves,
  AL: aces.leaves,
  AY: aces.wyrms,
  AK: aces.knots,
  '2MK': twos.author,
  '2SY': twos.desert,
  '2WL': twos.origin,
  '3MW': threes.journey,
  '3SK': threes.painter,
  '3LY': threes.savage,
  '4MS': fours.mountain,
  '4WL': fours.sailor,
  '4YK': fours.battle,
  '5ML': fives.forest,
  '5SW': fives.discovery,
  '5YK': fives.soldier,
  '6MW': sixes.lunatic,
  '6SY': sixes.penitent,
  '6LK': sixes.market,
  '7ML': sevens.chanceMeeting,
  '7SK': sevens.castle,
  '7WY': sevens.cave,
  '8MS': eights.diplomat,
  '8WL': eights.mill,
  '8YK': eights.betrayal,
  '9MS': nines.pact,
  '9WY': nines.darkness,
  '9LK': nines.merchant,
  CM: crowns.huntress,
  CS: crowns.bard,
  CW: crowns.sea,
  CL: crowns.end,
  CY: crowns.calamity,
  CK: crowns.windfall,
};
