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
  <path d="M0-10H56V98H0z" fill="#10262c" opacity=".55"/>
  <rect x="19" y="48" width="18" height="35" fill="${STOCK}"/>
  <path d="M24 60v15" stroke="${a}" stroke-width="2"/>
  <path d="M10 82H46L41 91H15z" fill="${b}"/>
  <path d="M46 82q8-1 7 4-1 4-9 2" stroke="${b}" stroke-width="2.6" fill="none"/>
  <path d="M28 48V42" stroke="${STOCK}" stroke-width="2.4"/>
  <circle cx="28" cy="40" r="3.2" fill="${b}"/>
  <path d="M28 33C20 26 36 21 28 13S35 2 29-5" stroke="${STOCK}" stroke-width="2.8" fill="none"
    stroke-linecap="round"/>`;

/** A balance: coin on one side, cloth on the other. */
export const merchant: Emblem = (a, b) => `
  <path d="M26 8H30V86H26z" fill="${STOCK}"/>
  <circle cx="28" cy="4" r="5" fill="${STOCK}"/>
  <path d="M12 93Q14 84 28 84 42 84 44 93z" fill="${STOCK}"/>
  <g transform="rotate(-9 28 16)">
    <path d="M3 13.500Q28 7 53 13.500V17.500Q28 12 3 17.500z" fill="${STOCK}"/>
  </g>
  <path d="M5 19 0 57M5 19 15 57M50 11 41 48M50 11 56 48" stroke="${STOCK}" stroke-width="1.6"/>
  <path d="M-3 57H19Q17 68 8 68-1 68-3 57z" fill="${STOCK}"/>
  <path d="M37 48H59Q57 59 48 59 39 59 37 48z" fill="${STOCK}"/>
  <path d="M1 52H14V56H1zM3 47H16V51H3zM1 42H14V46H1z" fill="${b}" stroke="${STOCK}"
    stroke-width="1.2"/>
  <path d="M40 36H56V47H40z" fill="${b}" stroke="${STOCK}" stroke-width="1.4"/>
  <path d="M48 36V47M40 41.500H56" stroke="${STOCK}" stroke-width="1.4"/>
  <path d="M22 88H34" stroke="${a}" stroke-width="1.8"/>`;
