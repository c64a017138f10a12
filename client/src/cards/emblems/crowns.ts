import { type Emblem, STOCK } from './emblem';

/** A drawn bow above the forest. */
export const huntress: Emblem = (a) => `
  <path d="M18 0Q54 36 18 74" fill="none" stroke="${STOCK}" stroke-width="5.5"/>
  <path d="M18 0 9 37 18 74" stroke="${STOCK}" stroke-width="1.8" fill="none"/>
  <path d="M5 37H46" stroke="${STOCK}" stroke-width="3"/>
  <path d="M43 29 56 37 43 45 46 37z" fill="${STOCK}"/>
  <path d="M1 31l6 6-6 6M7 31l6 6-6 6" fill="none" stroke="${STOCK}" stroke-width="2.4"/>
  <path d="M32 31Q36 37 32 43" stroke="${a}" stroke-width="2.6" fill="none"/>
  <path d="M-2 100V92L4 80 9 91 16 76 22 91 29 82 35 92 42 77 48 91 53 82 58 92V100z"
    fill="${STOCK}"/>`;

/** A lute. */
export const bard: Emblem = (a) => `
  <g transform="translate(1 8) rotate(17 28 50) scale(0.94)">
    <path d="M23-6H33V40H23z" fill="${STOCK}"/>
    <path d="M22-4 25-17H37L33-4z" fill="${STOCK}"/>
    <path d="M18-7H24M19-12H25M35-7H41M36-12H43" stroke="${STOCK}" stroke-width="2.8"/>
    <path d="M28 26C34 30 49 48 49 66 49 82 40 92 28 92 16 92 7 82 7 66 7 48 22 30 28 26z"
      fill="${STOCK}"/>
    <circle cx="28" cy="60" r="8" fill="${a}"/>
    <circle cx="28" cy="60" r="3.4" fill="${STOCK}"/>
    <path d="M17 80H39" stroke="${a}" stroke-width="3.6"/>
    <path d="M25.3-4V52M30.7-4V52M25.3 68V80M30.7 68V80" stroke="${a}" stroke-width="1.3"/>
    <path d="M23 8H33M23 18H33M23 28H33" stroke="${a}" stroke-width="1.5"/>
  </g>`;

/** A great wave curls over. */
export const sea: Emblem = (a) => `
  <path d="M-2 100V58C0 20 14-3 36-4 54-4 61 15 54 27 48 37 33 35 32 25 32 18 39 15 43 19 39 20 39 26 43 26
    48 25 49 17 44 12 38 7 29 10 25 20 19 38 28 60 58 64V100z" fill="${STOCK}"/>
  <path d="M6 60C7 36 13 18 24 7M15 60C13 46 14 36 17 27" stroke="${a}" stroke-width="2.8" fill="none"
    stroke-linecap="round"/>
  <path d="M-4 76c7-7 13-7 20 0s13 7 20 0 13-7 24 1M-4 86c7-7 13-7 20 0s13 7 20 0 13-7 24 1
    M-4 96c7-7 13-7 20 0s13 7 20 0 13-7 24 1" stroke="${a}" stroke-width="3.2" fill="none"/>
  <path d="M33 50H53Q51 57 45 57H40Q34 56 33 50z" fill="${STOCK}"/>
  <path d="M42 49V35L52 47H42z" fill="${STOCK}"/>
  <circle cx="6" cy="4" r="2" fill="${STOCK}"/><circle cx="13" cy="-3" r="1.6" fill="${STOCK}"/>
  <circle cx="52" cy="-4" r="1.6" fill="${STOCK}"/>`;

/** A bare tree, and its last leaf. */
export const end: Emblem = (a) => `
  <g fill="none" stroke="${STOCK}" stroke-linecap="round">
    <path d="M24 92C26 74 25 62 24 50" stroke-width="7"/>
    <path d="M24 56C20 40 14 30 6 22M24 50C26 34 26 20 22 2M25 60C34 48 40 40 50 34"
      stroke-width="4"/>
    <path d="M15 36C14 28 16 18 14 10M10 27 2 30M25 30C30 22 34 14 36 4M24 18 18 12M38 44C38 34 42
      24 48 18M44 38 54 42M5 22 2 12" stroke-width="2.4"/>
  </g>
  <path d="M0 90Q28 84 56 90V100H0z" fill="${STOCK}"/>
  <path d="M50 56C42 57 36 63 37 71L34 76 36 78 40 74C48 74 52 66 50 56z" fill="${STOCK}"/>
  <path d="M47 60 39 71" stroke="${a}" stroke-width="1.6"/>
  <path d="M46 50Q52 46 48 42" stroke="${STOCK}" stroke-width="1.6" fill="none"
    stroke-linecap="round"/>`;

/** A volcano erupts. */
export const calamity: Emblem = (a) => `
  <path d="M21 54C25 42 24 34 16 28 8 30-1 24 2 15-5 6 4-4 13-2 18-11 38-11 43-2 52-4 61 6 54 15 57 24 48 30 40 28
    32 34 31 42 35 54z" fill="${STOCK}"/>
  <path d="M9 10Q9 4 15 5M20 2Q28-4 33 3M47 11Q44 6 39 9M18 18Q22 13 28 17T39 18M26 26Q28 32 28 44"
    stroke="${a}" stroke-width="2.4" fill="none" stroke-linecap="round"/>
  <path d="M8 38 13 36 14 42 9 44zM45 34 50 36 48 42 43 40zM15 49 18 52 14 54zM40 48 44 47 43 52z
    M2 50 5 52 2 55zM51 49 54 51 51 54z" fill="${STOCK}"/>
  <path d="M-6 102 17 56Q28 62 39 56L62 102z" fill="${STOCK}"/>
  <path d="M19 58Q28 63 37 58L40 64 38 70 41 78 39 86 36 80 35 70 33 67 31 74 32 84 29 94 25 86 26 74 23 70
    20 78 17 84 16 76 19 68 17 63z" fill="${a}"/>`;

/** The wind has shaken the apples down. */
export const windfall: Emblem = (a) => `
  <path d="M-2 2C14 4 30 2 44-8" stroke="${STOCK}" stroke-width="5" fill="none"/>
  <path d="M30 0C38 2 44 8 46 16 36 16 30 10 30 0z" fill="${STOCK}"/>
  <path d="M8 4C6 12 8 18 14 22 18 16 16 8 8 4z" fill="${STOCK}"/>
  <path d="M28 40C20 34 9 38 9 50 9 62 18 72 24 72 26 72 27 71 28 71 29 71 30 72 32 72 38 72 47 62
    47 50 47 38 36 34 28 40z" fill="${STOCK}"/>
  <path d="M28 41Q27 33 32 28" stroke="${STOCK}" stroke-width="3" fill="none"/>
  <path d="M15 50Q15 44 20 43" stroke="${a}" stroke-width="2.4" fill="none"
    stroke-linecap="round"/>
  <path d="M22 18V30M38 22V32M14 26V34" stroke="${STOCK}" stroke-width="2"/>
  <path d="M0 92H56V100H0z" fill="${STOCK}"/>
  <path d="M12 80C8 77 3 79 3 85 3 90 7 93 12 93 17 93 21 90 21 85 21 79 16 77 12 80zM43 80C39 77 34
    79 34 85 34 90 38 93 43 93 48 93 52 90 52 85 52 79 47 77 43 80z" fill="${STOCK}"/>
  <path d="M12 81V76M43 81 45 76" stroke="${STOCK}" stroke-width="2"/>
  <path d="M0 93.5H56" stroke="${a}" stroke-width="1.5"/>`;
