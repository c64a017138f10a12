import { type Emblem, STOCK } from './emblem';

/** A road winds down from the mountains under the moon. */
export const journey: Emblem = (_a, b) => `
  <circle cx="38" cy="18" r="12" fill="${STOCK}"/>
  <path d="M0 54 16 36 28 50 40 40 56 56V98H0z" fill="${b}"/>
  <path d="M14 98C14 84 44 84 42 74S18 68 22 60 33 54 32 50L35 50C37 55 29 57 29 61
    29 66 56 68 55 78 54 86 44 88 42 98z" fill="${STOCK}"/>
  <path d="M8 12h8M12 8v8" stroke="${STOCK}" stroke-width="2"/>`;

/** A palette, its colours set out, and two brushes. */
export const painter: Emblem = (a, b) => `
  <g transform="rotate(22 34 20)">
    <path d="M31.5-16H36.500L36 22H32z" fill="${b}"/>
    <path d="M31 18H37V27H31z" fill="${STOCK}"/>
    <path d="M31 27H37Q38 36 34 44 30 36 31 27z" fill="${b}"/>
  </g>
  <g transform="rotate(-20 20 20)">
    <path d="M18-12H22L22 22H18z" fill="${b}"/>
    <path d="M17 18H23V26H17z" fill="${STOCK}"/>
    <path d="M17 26H23Q24 34 20 42 16 34 17 26z" fill="${b}"/>
  </g>
  <path d="M29 38C46 37 55 49 53 62 52 72 43 71 39 74 34 79 41 90 26 92 10 93 2 80 3 66
    4 49 14 39 29 38z" fill="${STOCK}"/>
  <ellipse cx="25" cy="79" rx="6" ry="5" fill="${a}"/>
  <circle cx="13" cy="67" r="4.5" fill="${b}"/>
  <circle cx="17" cy="53" r="5" fill="${a}"/>
  <circle cx="31" cy="48" r="4.5" fill="${b}"/>
  <circle cx="43" cy="57" r="5" fill="${a}"/>`;

/** A wolf bares its teeth. */
export const savage: Emblem = (a, b) => `
  <path d="M3-2 20 17H36L53-2 55 40 48 54 45 72 28 92 11 72 8 54 1 40z" fill="${STOCK}"/>
  <path d="M8 12 15 21 9 31zM48 12 41 21 47 31z" fill="${b}"/>
  <path d="M9 37 24 45 22 50 12 47zM47 37 32 45 34 50 44 47z" fill="${b}"/>
  <path d="M28 22 31 40 28 46 25 40z" fill="${a}"/>
  <path d="M22 54H34L30 62H26z" fill="${a}"/>
  <path d="M13 66Q28 62 43 66L40 75 28 87 16 75z" fill="${b}"/>
  <path d="M16 65.5 19 75 22 64.800zM34 64.8 37 75 40 65.500zM23 64.5 25.5 69 28 64.3
    30.5 69 33 64.500zM21 80 23 75 25.5 84.500zM30.5 84.5 33 75 35 80z" fill="${STOCK}"/>`;
