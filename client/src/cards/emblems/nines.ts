import { type Emblem, STOCK } from './emblem';

/** A charter under two seals. */
export const pact: Emblem = (a, b) => `
  <path d="M10 4H46V72Q41 67 34 72T22 72 10 70z" fill="${STOCK}"/>
  <path d="M16 15H40M16 23H40M16 31H40M16 39H31" stroke="${a}" stroke-width="2.6"/>
  <path d="M32 60h7v30l-3.5-4-3.5 4zM17 60h7v30l-3.5-4-3.5 4z" fill="${b}"/>
  <circle cx="35.5" cy="59" r="8" fill="${b}"/><circle cx="20.5" cy="59" r="8" fill="${b}"/>
  <circle cx="35.5" cy="59" r="4.2" fill="none" stroke="${STOCK}" stroke-width="1.8"/>
  <circle cx="20.5" cy="59" r="4.2" fill="none" stroke="${STOCK}" stroke-width="1.8"/>`;

/** A candle just blown out. */
export const darkness: Emblem = (a, b) => `
  <path d="M0-10H56V100H0z" fill="#10262c" opacity=".55"/>
  <rect x="19" y="48" width="18" height="35" fill="${STOCK}"/>
  <path d="M24 60v15" stroke="${a}" stroke-width="2"/>
  <path d="M10 82H46L41 91H15z" fill="${b}"/>
  <path d="M46 82q8-1 7 4-1 4-9 2" stroke="${b}" stroke-width="2.6" fill="none"/>
  <path d="M28 48V42" stroke="${STOCK}" stroke-width="2.4"/>
  <circle cx="28" cy="40" r="3.2" fill="${b}"/>
  <path d="M28 33C20 26 36 21 28 13S35 2 29-5" stroke="${STOCK}" stroke-width="2.8" fill="none"
    stroke-linecap="round"/>`;

/** A balance: coin on one side, a bale on the other. */
export const merchant: Emblem = (a, b) => `
  <path d="M26 8H30V86H26z" fill="${STOCK}"/>
  <circle cx="28" cy="2" r="5.5" fill="${STOCK}"/>
  <path d="M11 94Q13 84 28 84 43 84 45 94z" fill="${STOCK}"/>
  <path d="M9 18Q28 2 47 10" stroke="${STOCK}" stroke-width="4" fill="none"/>
  <path d="M10 17 3 58M10 17 18 58M46 10 38 48M46 10 54 48" stroke="${STOCK}" stroke-width="1.6"/>
  <path d="M1 58H20Q19 69 10.5 69 2 69 1 58z" fill="${STOCK}"/>
  <path d="M36 48H56Q55 59 46 59 37 59 36 48z" fill="${STOCK}"/>
  <path d="M4 52H17V57H4zM6 46.5H18V51.5H6zM4 41H16V46H4z" fill="${b}" stroke="${STOCK}"
    stroke-width="1.5"/>
  <path d="M39 32H53V47H39z" fill="${b}" stroke="${STOCK}" stroke-width="1.8"/>
  <path d="M46 32V47M39 39.5H53" stroke="${STOCK}" stroke-width="1.8"/>
  <path d="M20 89H36" stroke="${a}" stroke-width="2"/>`;
