import { type Emblem, STOCK } from './emblem';

/** A quill writes in an open book. */
export const author: Emblem = (a, b) => `
  <path d="M50-4C26 0 13 20 16 47L19 51C40 46 54 26 50-4z" fill="${STOCK}"/>
  <path d="M18 45 7 72 22 50z" fill="${STOCK}"/>
  <path d="M45 5 19 47M49 12 38 18M46 23 33 28M40 33 27 37M35 2 31 16M25 10 24 27"
    stroke="${a}" stroke-width="1.8" fill="none"/>
  <path d="M0 80Q14 73 28 80 42 73 56 80V100H0z" fill="${b}"/>
  <path d="M3 74Q16 67 28 75 40 67 53 74V91Q40 84 28 92 16 84 3 91z" fill="${STOCK}"/>
  <path d="M28 75V92M33 78q8-4 15-2M33 84q8-4 15-2M8 82q8-2 15 2" stroke="${b}" stroke-width="1.8"
    fill="none"/>`;

/** The sun stands over dunes and one cactus. */
export const desert: Emblem = (_a, b) => `
  <circle cx="28" cy="26" r="15" fill="${STOCK}"/>
  <path d="M0 62Q16 46 34 60T56 56V100H0z" fill="${b}"/>
  <path d="M0 82Q20 62 56 78V100H0z" fill="${STOCK}"/>
  <path d="M0 90Q26 76 56 88V100H0z" fill="${b}"/>
  <path d="M41 69V50M41 62h-6v-7M41 60h6v-7" stroke="${STOCK}" stroke-width="3.2" fill="none"
    stroke-linecap="round"/>`;

/** A seed splits in the earth and sends up two leaves. */
export const origin: Emblem = (a, b) => `
  <path d="M28-8C33 0 35 3 35 7a7 7 0 0 1-14 0C21 3 23 0 28-8z" fill="${STOCK}"/>
  <path d="M0 58Q28 49 56 58V100H0z" fill="${b}"/>
  <path d="M28 42C12 42 5 33 4 20 19 20 28 28 28 42z" fill="${STOCK}"/>
  <path d="M28 42C44 42 51 33 52 20 37 20 28 28 28 42z" fill="${STOCK}"/>
  <path d="M11 26 28 42 45 26" stroke="${a}" stroke-width="1.8" fill="none"/>
  <path d="M28 40V66" stroke="${STOCK}" stroke-width="4"/>
  <path d="M28 60C38 60 41 68 40 74 39 80 34 84 28 84 22 84 17 80 16 74 15 68 18 60 28 60z"
    fill="${STOCK}"/>
  <path d="M28 60Q23 71 30 84M21 68q-1 5 1 9" stroke="${b}" stroke-width="2" fill="none"/>
  <path d="M28 83V97M24 83Q21 91 13 94M32 83Q35 91 43 94" stroke="${STOCK}" stroke-width="2"
    fill="none" stroke-linecap="round"/>`;
