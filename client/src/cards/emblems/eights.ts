import { type Emblem, STOCK } from './emblem';

/** A cocked hat, a sash, an order, and an excellent moustache. */
export const diplomat: Emblem = (a, b) => `
  <path d="M2 98V82Q4 66 19 62L28 70 37 62Q52 66 54 82V98z" fill="${STOCK}"/>
  <path d="M13 64 19 62 52 92V98H46z" fill="${b}"/>
  <path d="M28 70V98M28 70 21 77M28 70 35 77" stroke="${a}" stroke-width="1.6"/>
  <path d="M43 70 44.5 74 48.5 74 45.5 76.5 46.5 80.5 43 78 39.5 80.5 40.5 76.5 37.5 74
    41.5 74z" fill="${b}"/>
  <path d="M17 24H39V44Q39 62 28 62 17 62 17 44z" fill="${STOCK}"/>
  <path d="M20 34h5M31 34h5" stroke="${a}" stroke-width="2.6"/>
  <path d="M28 36V44" stroke="${a}" stroke-width="1.6"/>
  <path d="M28 47Q22 44 19 49 16 52 13 49 17 57 28 50 39 57 43 49 40 52 37 49 34 44 28 47z"
    fill="${a}"/>
  <path d="M0 30Q6 20 10 12 17-4 28-4 39-4 46 12 50 20 56 30 42 25 28 25 14 25 0 30z"
    fill="${b}" stroke="${a}" stroke-width="1.5"/>
  <path d="M0 30Q14 25 28 25T56 30" stroke="${STOCK}" stroke-width="2.6" fill="none"/>
  <circle cx="28" cy="10" r="5.5" fill="${STOCK}"/><circle cx="28" cy="10" r="2.4" fill="${a}"/>`;

/** A windmill on its green hill. */
export const mill: Emblem = (a, b) => `
  <path d="M0 78Q28 62 56 76V100H0z" fill="${b}"/>
  <path d="M20 78 23 44Q28 37 33 44L36 78z" fill="${STOCK}"/>
  <rect x="25.5" y="64" width="5" height="10" fill="${a}"/>
  <g transform="translate(28 40) rotate(18)" fill="${STOCK}">
    <path d="M-1.5 0V-37H1.5V0zM2.5-36H10V-9H2.5z"/>
    <path d="M0-1.5H29V1.5H0zM9 2.5H28V10H9z"/>
    <path d="M-1.5 0V37H1.5V0zM-2.5 36H-10V9H-2.5z"/>
    <path d="M0-1.5H-29V1.5H0zM-9-2.5H-28V-10H-9z"/>
  </g>
  <circle cx="28" cy="40" r="3.6" fill="${b}"/>
  <path d="M0 91Q28 77 56 89" stroke="${STOCK}" fill="none" stroke-width="2"/>`;

const coil = (d: string, ink: string): string => `
  <path d="${d}" stroke="${STOCK}" stroke-width="11" fill="none" stroke-linecap="round"/>
  <path d="${d}" stroke="${ink}" stroke-width="6.5" fill="none" stroke-linecap="round"/>`;

/** A snake winds round a dagger. */
export const betrayal: Emblem = (a, b) => `
  ${coil('M44 84C54 74 40 68 28 66', b)}
  ${coil('M44 51C52 42 40 37 28 35', b)}
  <path d="M23 14H33V76L28 96 23 76z" fill="${a}"/>
  <path d="M24 14H32V76L28 93 24 76z" fill="${STOCK}"/>
  <path d="M28 18V74" stroke="${a}" stroke-width="1.8"/>
  ${coil('M28 66C12 64 8 56 18 54 30 52 40 55 44 51', b)}
  ${coil('M28 35C14 33 10 27 16 22', b)}
  <path d="M9 9Q17 6 22 14 23 22 18 26 12 24 12 18z" fill="${STOCK}"/>
  <path d="M16.5 14.5 19 17" stroke="${b}" stroke-width="2.6"/>
  <path d="M10 10 4 5M10 10 3 11" stroke="${STOCK}" stroke-width="1.6"/>
  <path d="M13 8H47V13H13z" fill="${STOCK}"/>
  <path d="M25-4H31V9H25z" fill="${STOCK}"/>
  <path d="M25 0H31M25 4H31" stroke="${a}" stroke-width="1.6"/>
  <circle cx="28" cy="-5" r="4" fill="${STOCK}"/>`;
