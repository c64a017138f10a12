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

const star = (x: number, y: number, size: number): string =>
  `M${x} ${y - size}L${x + size / 4} ${y - size / 4} ${x + size} ${y} ${x + size / 4} ${y + size / 4}
   ${x} ${y + size} ${x - size / 4} ${y + size / 4} ${x - size} ${y} ${x - size / 4} ${y - size / 4}z`;

/** The crescent among stars. */
export const moons: Emblem = () => `
  <path d="M36 12A31 31 0 1 0 54 64 27 27 0 0 1 36 12z" fill="${STOCK}"/>
  <path d="${star(44, 36, 8)}${star(48, 4, 5)}${star(8, 0, 6)}${star(10, 90, 5)}${star(46, 88, 6)}"
    fill="${STOCK}"/>`;

/** The sun at noon. */
export const suns: Emblem = (a) => `
  <path d="${rays(28, 44, 18, 29, 52)}" fill="${STOCK}"/>
  <circle cx="28" cy="44" r="14.5" fill="${STOCK}"/>
  <circle cx="28" cy="44" r="10" fill="none" stroke="${a}" stroke-width="1.8"/>
  <circle cx="28" cy="44" r="4.5" fill="${a}"/>`;

/** Long swell, crest behind crest. */
export const waves: Emblem = () => `
  <path d="${[2, 20, 38, 56, 74, 92]
    .map((y, i) => `M${i % 2 ? -16 : -2} ${y}c8-11 15-11 22-2s14 9 22 0 15-11 22-2 14 9 22 0`)
    .join('')}" fill="none" stroke="${STOCK}" stroke-width="8"/>`;

/** One great leaf. */
export const leaves: Emblem = (a) => `
  <path d="M50-4C20 2 2 24 6 62L2 88 8 92 14 74C42 72 58 42 50-4z" fill="${STOCK}"/>
  <path d="M45 8Q22 38 11 74M38 19 22 22M40 16 44 34M31 31 14 38M33 28 41 48M24 45 11 54M25 43 35 58
    M18 58 27 66" stroke="${a}" stroke-width="2.2" fill="none"/>`;

/** A wyrm coiled upon itself. */
export const wyrms: Emblem = (a) => `
  <path d="M29 52C23 52 23 44 29 43 38 42 41 55 32 60 20 66 10 54 14 42 19 28 40 27 46 42 53 60 38
    80 20 76 12 74 6 68 4 60" stroke="${STOCK}" stroke-width="8" fill="none"/>
  <path d="M-3 62 5 34 10 40 15 36 13 44 14 62z" fill="${STOCK}"/>
  <circle cx="6" cy="53" r="2.2" fill="${a}"/>
  <path d="M6 36 3 22M6 28 0 24M6 28 10 22" stroke="${STOCK}" stroke-width="1.8" fill="none"/>
  <path d="M50 44 57 40 51 52M50 62 57 62 47 70M42 74 46 80 36 78M28 78 28 86 20 78" fill="${STOCK}"/>
  <path d="M23 32 20 24 30 30M36 30 40 22 44 36" fill="${STOCK}"/>`;

/** A cord knotted into itself. */
export const knots: Emblem = (a) => `
  <g fill="none" stroke-width="8" stroke="${STOCK}">
    <path d="M18 44V4A10 10 0 0 1 38 4V24M38 44V84A10 10 0 0 1 18 84V64"/>
    <path d="M28 30H44A10 14 0 0 1 44 58H38M28 58H12A10 14 0 0 1 12 30H18" />
  </g>
  <path d="M28 30H14M28 58H42" stroke="${a}" stroke-width="0"/>`;
