import { type Emblem, STOCK } from './emblem';

/** The moon has a face, and it looks at the water. */
export const lunatic: Emblem = (a, b) => `
  <path d="M34 4A28 28 0 1 0 34 60 31 28 0 0 1 30 44L23 40 30 33Q24 18 34 4z" fill="${STOCK}"/>
  <circle cx="22.5" cy="26" r="3" fill="${a}"/>
  <path d="M17 48q6 4 11 1" stroke="${a}" stroke-width="2.4" fill="none"/>
  <path d="M0 72H56V100H0z" fill="${b}"/>
  <path d="M0 79q7-6 14 0t14 0 14 0 14 0M0 89q7-6 14 0t14 0 14 0 14 0" stroke="${STOCK}"
    stroke-width="2.6" fill="none"/>
  <path d="M43 14h8M47 10v8M39 60h6M42 57v6" stroke="${STOCK}" stroke-width="2"/>`;

/** A hooded figure kneels, hands folded, before a candle. */
export const penitent: Emblem = (a, b) => `
  <path d="M0 90H56V100H0z" fill="${b}"/>
  <path d="M21 4C7 4 3 18 8 31 1 46-1 70-1 90H43Q44 80 35 79L26 77 28 60 41 51 37 42 29 45C35 39 37 31 35 22
    33 11 29 4 21 4z" fill="${STOCK}"/>
  <path d="M33.5 16C24 13 17 20 19 30 21 38 27 41 31 39 36 34 36.5 24 33.5 16z" fill="${a}"/>
  <path d="M31 43 38 23Q40 20 42 23L43 26 46 25Q48 27 47 30L41 53 33 50z" fill="${STOCK}"
    stroke="${a}" stroke-width="1.5"/>
  <path d="M43 26 37 45" stroke="${a}" stroke-width="1.5"/>
  <path d="M5 58Q16 64 28 60" stroke="${b}" stroke-width="3" fill="none"/>
  <path d="M11 61 9 82M16 62V76" stroke="${b}" stroke-width="2.6"/>
  <circle cx="9" cy="83" r="2.2" fill="${b}"/><circle cx="16" cy="77" r="2.2" fill="${b}"/>
  <path d="M46 72H53V90H46z" fill="${STOCK}"/>
  <path d="M49.5 53Q56 62 49.5 69 43 62 49.5 53z" fill="${b}" stroke="${STOCK}"
    stroke-width="2"/>`;


/** A stall under a striped awning, and fruit heaped for sale. */
export const market: Emblem = (a, b) => `
  <path d="M4 36H9V100H-4zM47 36H52V98H47z" fill="${STOCK}"/>
  <path d="M6 12H50L56 36V40A5.6 5.6 0 0 1 44.8 40 5.6 5.6 0 0 1 33.6 40 5.6 5.6 0 0 1
    22.4 40 5.6 5.6 0 0 1 11.2 40 5.6 5.6 0 0 1 0 40V36z" fill="${STOCK}"/>
  <path d="M14.8 12H23.6L22.4 36V40A5.6 5.6 0 0 1 11.2 40V36zM32.4 12H41.2L44.8 36V40
    A5.6 5.6 0 0 1 33.6 40V36z" fill="${b}"/>
  <path d="M28-8V12" stroke="${STOCK}" stroke-width="2.4"/>
  <path d="M29-8 45-3 29 3z" fill="${STOCK}"/>
  <circle cx="18" cy="66" r="5.5" fill="${STOCK}"/><circle cx="29" cy="66" r="5.5" fill="${STOCK}"/>
  <circle cx="40" cy="66" r="5.5" fill="${STOCK}"/><circle cx="23.5" cy="57" r="5.5" fill="${STOCK}"/>
  <circle cx="34.5" cy="57" r="5.5" fill="${STOCK}"/>
  <path d="M16 64q2-2 4 0M27 64q2-2 4 0M38 64q2-2 4 0M21.5 55q2-2 4 0M32.5 55q2-2 4 0"
    stroke="${a}" stroke-width="1.6" fill="none"/>
  <path d="M0 72H56V100H0z" fill="${b}"/>
  <path d="M0 71H56V75H0zM0 83H56V85H0zM0 92H56V94H0z" fill="${STOCK}"/>`;
