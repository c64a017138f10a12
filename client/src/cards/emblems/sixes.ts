import { type Emblem, STOCK } from './emblem';

/** The moon has a face, and it looks at the water. */
export const lunatic: Emblem = (a, b) => `
  <path d="M34 4A28 28 0 1 0 34 60 31 28 0 0 1 30 44L23 40 30 33Q24 18 34 4z" fill="${STOCK}"/>
  <circle cx="22.5" cy="26" r="3" fill="${a}"/>
  <path d="M17 48q6 4 11 1" stroke="${a}" stroke-width="2.4" fill="none"/>
  <path d="M0 72H56V98H0z" fill="${b}"/>
  <path d="M0 79q7-6 14 0t14 0 14 0 14 0M0 89q7-6 14 0t14 0 14 0 14 0" stroke="${STOCK}"
    stroke-width="2.6" fill="none"/>
  <path d="M43 14h8M47 10v8M39 60h6M42 57v6" stroke="${STOCK}" stroke-width="2"/>`;

/** A hooded figure kneels, hands folded, before a candle. */
export const penitent: Emblem = (a, b) => `
  <path d="M0 90H56V98H0z" fill="${b}"/>
  <path d="M24 10C11 10 5 22 7 37 2 52 2 74 1 90H40Q42 82 34 80L24 78Q27 66 27 58L41 50 40 41
    30 45Q35 38 36 31L33 20Q31 11 24 10z" fill="${STOCK}"/>
  <path d="M33 20Q22 17 19 28 20 39 30 42 35 38 36 31z" fill="${b}"/>
  <path d="M36 46 42 26 46.5 28 43 50z" fill="${STOCK}"/>
  <path d="M41 29 38 45" stroke="${a}" stroke-width="1.6"/>
  <path d="M7 56Q17 61 27 58M12 59 9 84M17 60V74" stroke="${b}" stroke-width="2.2" fill="none"/>
  <path d="M45 70H52V90H45z" fill="${STOCK}"/>
  <path d="M48.5 52Q55 61 48.5 67 42 61 48.5 52z" fill="${b}" stroke="${STOCK}"
    stroke-width="1.8"/>`;


/** A stall under a striped awning, and fruit heaped for sale. */
export const market: Emblem = (a, b) => `
  <path d="M4 36H9V98H4zM47 36H52V98H47z" fill="${STOCK}"/>
  <path d="M6 12H50L56 36V40A5.6 5.6 0 0 1 44.8 40 5.6 5.6 0 0 1 33.6 40 5.6 5.6 0 0 1
    22.4 40 5.6 5.6 0 0 1 11.2 40 5.6 5.6 0 0 1 0 40V36z" fill="${STOCK}"/>
  <path d="M14.8 12H23.600L22.4 36V40A5.6 5.6 0 0 1 11.2 40V36zM32.4 12H41.200L44.8 36V40
    A5.6 5.6 0 0 1 33.6 40V36z" fill="${b}"/>
  <path d="M28-8V12" stroke="${STOCK}" stroke-width="2.4"/>
  <path d="M29-8 45-3 29 3z" fill="${STOCK}"/>
  <circle cx="18" cy="66" r="5.5" fill="${STOCK}"/><circle cx="29" cy="66" r="5.5" fill="${STOCK}"/>
  <circle cx="40" cy="66" r="5.5" fill="${STOCK}"/><circle cx="23.5" cy="57" r="5.5" fill="${STOCK}"/>
  <circle cx="34.5" cy="57" r="5.5" fill="${STOCK}"/>
  <path d="M16 64q2-2 4 0M27 64q2-2 4 0M38 64q2-2 4 0M21.5 55q2-2 4 0M32.5 55q2-2 4 0"
    stroke="${a}" stroke-width="1.6" fill="none"/>
  <path d="M0 72H56V98H0z" fill="${b}"/>
  <path d="M0 71H56V75H0zM0 83H56V85H0zM0 92H56V94H0z" fill="${STOCK}"/>`;
