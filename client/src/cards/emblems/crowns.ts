import { type Emblem, STOCK } from './emblem';

/** A drawn bow. */
export const huntress: Emblem = (a) => `
  <path d="M16 2Q52 38 16 78" fill="none" stroke="${STOCK}" stroke-width="5"/>
  <path d="M16 2 6 40 16 78" stroke="${STOCK}" stroke-width="1.8" fill="none"/>
  <path d="M2 40H44" stroke="${STOCK}" stroke-width="3"/>
  <path d="M42 32 56 40 42 48 45 40z" fill="${STOCK}"/>
  <path d="M-2 33l7 7-7 7M4 33l7 7-7 7" fill="none" stroke="${STOCK}" stroke-width="2.4"/>
  <path d="M30 34Q34 40 30 46" stroke="${a}" stroke-width="2.4" fill="none"/>
  <path d="M0 92Q8 82 12 92 16 78 20 92 26 84 30 92 34 80 40 92 46 84 50 92 54 88 56 90V100H0z"
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
  <path d="M-2 98V58C0 20 14-3 36-4 54-4 61 15 54 27 48 37 33 35 32 25 32 18 39 15 43 19 39 20 39 26 43 26
    48 25 49 17 44 12 38 7 29 10 25 20 19 38 28 60 58 64V98z" fill="${STOCK}"/>
  <path d="M4 98V64C5 38 12 18 22 7M12 98V68C11 56 12 44 15 34M20 98V76C32 84 44 84 58 79M28 98V91C38
    95 48 94 58 91" stroke="${a}" stroke-width="2.8" fill="none"/>
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
  <path d="M28 46C19 30 21 12 28-10 35 12 37 30 28 46z" fill="${STOCK}"/>
  <path d="M23 46C11 36 6 22 8 2 16 14 23 28 26 46zM33 46C45 36 50 22 48 2 40 14 33 28 30 46z"
    fill="${STOCK}"/>
  <path d="M20 47C11 47 3 42 0 29 10 32 18 38 22 47zM36 47C45 47 53 42 56 29 46 32 38 38 34 47z"
    fill="${STOCK}"/>
  <path d="M28 12Q31 26 28 36 25 26 28 12z" fill="${a}"/>
  <path d="M17 4 20 0 22 6zM36 3 38-3 41 2zM2 14 5 18 1 21zM52 13 56 18 51 20z" fill="${STOCK}"/>
  <path d="M-6 100 17 50Q28 57 39 50L62 100z" fill="${STOCK}"/>
  <path d="M18 52Q28 58 38 52L40 57Q37 62 39 70 42 80 38 86 34 78 34 70 33 64 31 66 30 72 31 82 32 92
    27 98 23 90 24 80 25 70 22 66 19 68 19 78 18 84 15 88 13 80 15 72 17 62 16 57z" fill="${a}"/>`;

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
