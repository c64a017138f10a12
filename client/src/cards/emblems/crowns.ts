import { type Emblem, STOCK } from './emblem';

/** A drawn bow. */
export const huntress: Emblem = (a) => `
  <path d="M16 2Q52 38 16 78" fill="none" stroke="${STOCK}" stroke-width="5"/>
  <path d="M16 2 6 40 16 78" stroke="${STOCK}" stroke-width="1.8" fill="none"/>
  <path d="M2 40H44" stroke="${STOCK}" stroke-width="3"/>
  <path d="M42 32 56 40 42 48 45 40z" fill="${STOCK}"/>
  <path d="M-2 33l7 7-7 7M4 33l7 7-7 7" fill="none" stroke="${STOCK}" stroke-width="2.4"/>
  <path d="M30 34Q34 40 30 46" stroke="${a}" stroke-width="2.4" fill="none"/>
  <path d="M0 92Q8 82 12 92 16 78 20 92 26 84 30 92 34 80 40 92 46 84 50 92 54 88 56 90V98H0z"
    fill="${STOCK}"/>`;

/** A lute. */
export const bard: Emblem = (a) => `
  <g transform="rotate(18 28 50)">
    <path d="M23-2H33V40H23z" fill="${STOCK}"/>
    <path d="M22-2 24-14H38L36-6 33 0z" fill="${STOCK}"/>
    <path d="M19-4H24M20-9H25M35-1H40M36-6H42M38-11H43" stroke="${STOCK}" stroke-width="2.6"/>
    <path d="M28 26C34 30 48 48 48 66 48 82 40 92 28 92 16 92 8 82 8 66 8 48 22 30 28 26z"
      fill="${STOCK}"/>
    <circle cx="28" cy="60" r="8" fill="${a}"/>
    <circle cx="28" cy="60" r="3.4" fill="${STOCK}"/>
    <path d="M18 80H38" stroke="${a}" stroke-width="3.4"/>
    <path d="M25.5 2V52M28 0V52M30.5 2V52M25.5 68V80M28 68V80M30.5 68V80" stroke="${a}"
      stroke-width="1.1"/>
    <path d="M23 10H33M23 20H33" stroke="${a}" stroke-width="1.4"/>
  </g>`;

/** A great wave breaks. */
export const sea: Emblem = (a) => `
  <path d="M0 98V50C2 22 16 4 36 4 46 4 54 10 56 18 50 14 46 15 45 20 40 16 35 17 35 23 31 21 27 24
    28 29 21 36 20 50 26 60 32 70 44 74 56 72V98z" fill="${STOCK}"/>
  <path d="M6 98V58C7 36 17 19 30 13M14 98V62C15 56 16 52 18 48M22 98V76Q34 86 56 82M30 98V90Q42
    94 56 91" stroke="${a}" stroke-width="2.6" fill="none"/>
  <circle cx="48" cy="28" r="2.2" fill="${STOCK}"/><circle cx="40" cy="30" r="1.8" fill="${STOCK}"/>
  <circle cx="52" cy="36" r="1.6" fill="${STOCK}"/>
  <path d="M34 58H52L48 65H38z" fill="${STOCK}"/>
  <path d="M43 57V42L51 55z" fill="${STOCK}"/>
  <path d="M8 6h9M8 0H22" stroke="${STOCK}" stroke-width="2.2"/>`;

/** A bare tree, and its last leaf. */
export const end: Emblem = (a) => `
  <g fill="none" stroke="${STOCK}" stroke-linecap="round">
    <path d="M24 92C26 74 25 62 24 50" stroke-width="7"/>
    <path d="M24 56C20 40 14 30 6 22M24 50C26 34 26 20 22 2M25 60C34 48 40 40 50 34"
      stroke-width="4"/>
    <path d="M15 36C14 28 16 18 14 10M10 27 2 30M25 30C30 22 34 14 36 4M24 18 18 12M38 44C38 34 42
      24 48 18M44 38 54 42M5 22 2 12" stroke-width="2.4"/>
  </g>
  <path d="M0 90Q28 84 56 90V98H0z" fill="${STOCK}"/>
  <path d="M50 56C42 57 36 63 37 71L34 76 36 78 40 74C48 74 52 66 50 56z" fill="${STOCK}"/>
  <path d="M47 60 39 71" stroke="${a}" stroke-width="1.6"/>
  <path d="M46 50Q52 46 48 42" stroke="${STOCK}" stroke-width="1.6" fill="none"
    stroke-linecap="round"/>`;

/** A volcano erupts. */
export const calamity: Emblem = (a) => `
  <path d="M28 46C22 36 22 28 25 22 14 24 6 18 9 9 2 4 6-8 17-7H41C52-7 54 4 47 9 50 18 42 24 31 22
    34 28 34 36 30 46z" fill="${STOCK}"/>
  <path d="M16 8Q22 2 28 8T40 6M22 16Q28 11 34 15" stroke="${a}" stroke-width="2.4" fill="none"/>
  <path d="M-4 98 18 44Q28 50 38 44L60 98z" fill="${STOCK}"/>
  <path d="M22 49Q20 62 23 68 26 78 20 98H27Q31 84 28 74 26 62 28 50zM33 48Q34 60 38 68 42 78 42 98
    H47Q46 78 42 66 38 56 37 47z" fill="${a}"/>
  <path d="M6 34 11 36 9 42 4 40zM45 32 51 31 52 37 47 38zM12 50 16 49 15 54zM42 46 45 50 41 51z
    M2 52 6 53 4 58z" fill="${STOCK}"/>`;

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
  <path d="M0 92H56V98H0z" fill="${STOCK}"/>
  <path d="M12 80C8 77 3 79 3 85 3 90 7 93 12 93 17 93 21 90 21 85 21 79 16 77 12 80zM43 80C39 77 34
    79 34 85 34 90 38 93 43 93 48 93 52 90 52 85 52 79 47 77 43 80z" fill="${STOCK}"/>
  <path d="M12 81V76M43 81 45 76" stroke="${STOCK}" stroke-width="2"/>
  <path d="M0 93.500H56" stroke="${a}" stroke-width="1.5"/>`;
