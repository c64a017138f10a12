import { type Emblem, STOCK } from './emblem';

/** Sixteen rays, every other one short, from *inner* to *long*. */
function rays(x: number, y: number, inner: number, short: number, long: number): string {
  const at = (radius: number, angle: number): string =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8 - Math.PI / 2;
    return `M${at(inner, angle - 0.13)}L${at(i % 2 ? short : long, angle)}L${at(inner, angle + 0.13)}z`;
  }).join('');
}

/** A spiral of so many turns from *inner* out to *outer*, ending on the left and heading up. */
function spiral(x: number, y: number, inner: number, outer: number, turns: number): string {
  return Array.from({ length: 49 }, (_, i) => {
    const angle = Math.PI - (1 - i / 48) * turns * 2 * Math.PI;
    const radius = inner + ((outer - inner) * i) / 48;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  }).join('L');
}

const BODY = `M${spiral(29, 68, 3.5, 23, 1.8)}C6 44 5 28 20 18`;

const star = (x: number, y: number, size: number): string =>
  `M${x} ${y - size}L${x + size / 4} ${y - size / 4} ${x + size} ${y} ${x + size / 4} ${y + size / 4}
   ${x} ${y + size} ${x - size / 4} ${y + size / 4} ${x - size} ${y} ${x - size / 4} ${y - size / 4}z`;

/** The crescent among stars. */
export const moons: Emblem = () => `
  <path d="M36 14A29 29 0 1 0 53 63 25.5 25.5 0 0 1 36 14z" fill="${STOCK}"/>
  <path d="${star(44, 38, 8)}${star(46, 3, 6)}${star(10, 2, 5)}${star(11, 90, 6)}${star(46, 87, 5)}"
    fill="${STOCK}"/>`;

/** The sun at noon. */
export const suns: Emblem = (a) => `
  <path d="${rays(28, 44, 18, 29, 52)}" fill="${STOCK}"/>
  <circle cx="28" cy="44" r="14.5" fill="${STOCK}"/>
  <circle cx="28" cy="44" r="10" fill="none" stroke="${a}" stroke-width="1.8"/>
  <circle cx="28" cy="44" r="4.5" fill="${a}"/>`;

/** Long swell, crest behind crest. */
export const waves: Emblem = () => `
  <path d="${[-1, 17, 35, 53, 71, 89]
    .map((y) => `M-6 ${y + 4}c7-11 14-11 22-2s14 9 22 0 15-11 22-2 14 9 22 0`)
    .join('')}" fill="none" stroke="${STOCK}" stroke-width="8.5"/>`;

/** One great leaf. */
export const leaves: Emblem = (a) => `
  <path d="M51-5C20 2 2 24 6 62L2 88 8 92 14 74C42 72 59 42 51-5z" fill="${STOCK}"/>
  <path d="M46 5Q22 38 11 75" stroke="${a}" stroke-width="2.6" fill="none"/>
  <path d="M36.3 20.2 35 8M36.3 20.2 46 18M30.4 29.7 27 15M30.4 29.7 45 27M25 39.5 19.5 24
    M25 39.5 41 36.5M20.2 49.5 13.5 34M20.2 49.5 35.5 47M16 60 9.5 46M16 60 28 58"
    stroke="${a}" stroke-width="2.2"/>`;

/** A wyrm coiled upon itself, its head raised. */
export const wyrms: Emblem = (a) => `
  <path d="${BODY}" stroke="${STOCK}" stroke-width="8.6" fill="none" stroke-linejoin="round"/>
  <path d="${BODY}" stroke="${a}" stroke-width="2.2" stroke-dasharray="1.8 3.6" fill="none"/>
  <path d="M10 26 9 9 15 12 14-3 22 4 25-8 31 2 44 3 54 11 50 16 34 16 46 21 41 26 27 26 17 30z"
    fill="${STOCK}"/>
  <path d="M26 7 34 9.5 27 13z" fill="${a}"/>
  <path d="M45 21 53 25" stroke="${STOCK}" stroke-width="2.4"/>`;

/** A cord knotted into itself: each crossing goes over, then under. */
export const knots: Emblem = () => `
  <g fill="none" stroke-width="7.6" stroke="${STOCK}">
    <path d="M19 47V4A9 9 0 0 1 37 4V29M37 41V84A9 9 0 0 1 19 84V59"/>
    <path d="M25 35H43A9 9 0 0 1 43 53M31 53H13A9 9 0 0 1 13 35"/>
  </g>`;
