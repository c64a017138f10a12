import { type Emblem, STOCK } from './emblem';

/** A road winds down from the mountains under the moon. */
export const journey: Emblem = (_a, b) => `
  <circle cx="38" cy="18" r="12" fill="${STOCK}"/>
  <path d="M0 54 16 36 28 50 40 40 56 56V100H0z" fill="${b}"/>
  <path d="M14 98C14 84 44 84 42 74S18 68 22 60 33 54 32 50L35 50C37 55 29 57 29 61
    29 66 56 68 55 78 54 86 44 88 42 98z" fill="${STOCK}"/>
  <path d="M8 12h8M12 8v8" stroke="${STOCK}" stroke-width="2"/>`;

/** A palette, its colours set out, and two brushes behind it. */
export const painter: Emblem = (a, b) => `
  <g transform="rotate(16 28 50)">
    <path d="M26 6H30V60H26z" fill="${b}"/>
    <path d="M25-2H31V8H25z" fill="${STOCK}"/>
    <path d="M25-2H31Q33-12 28-20 23-12 25-2z" fill="${b}"/>
  </g>
  <g transform="rotate(-18 28 50)">
    <path d="M26 8H30V60H26z" fill="${b}"/>
    <path d="M24.5 4H31.5V13H24.5z" fill="${STOCK}"/>
    <path d="M24.5 4V-9L28-6 31.5-9V4z" fill="${b}"/>
  </g>
  <path d="M29 36C46 35 55 48 53 61 52 72 43 71 39 74 34 79 41 91 26 93 10 94 2 80 3 65
    4 47 14 37 29 36z" fill="${STOCK}"/>
  <ellipse cx="25" cy="80" rx="6" ry="5" fill="${a}"/>
  <circle cx="13" cy="67" r="4.5" fill="${b}"/>
  <circle cx="17" cy="52" r="5" fill="${a}"/>
  <circle cx="31" cy="47" r="4.5" fill="${b}"/>
  <circle cx="43" cy="57" r="5" fill="${a}"/>`;

/** A wolf bares its teeth. */
export const savage: Emblem = (a, b) => `
  <path d="M3-2 20 17H36L53-2 55 40 48 54 45 72 28 92 11 72 8 54 1 40z" fill="${STOCK}"/>
  <path d="M8 12 15 21 9 31zM48 12 41 21 47 31z" fill="${b}"/>
  <path d="M9 37 24 45 22 50 12 47zM47 37 32 45 34 50 44 47z" fill="${b}"/>
  <path d="M28 22 31 40 28 46 25 40z" fill="${a}"/>
  <path d="M22 54H34L30 62H26z" fill="${a}"/>
  <path d="M13 66Q28 62 43 66L40 75 28 87 16 75z" fill="${b}"/>
  <path d="M16 65.5 19 75 22 64.8zM34 64.8 37 75 40 65.5zM23 64.5 25.5 69 28 64.3
    30.5 69 33 64.5zM21 80 23 75 25.5 84.5zM30.5 84.5 33 75 35 80z" fill="${STOCK}"/>`;
