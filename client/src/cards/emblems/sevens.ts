import { type Emblem, STOCK } from './emblem';

/** Two umbrellas bump in the rain. */
export const chanceMeeting: Emblem = (a, b) => `
  <path d="M8-8 4 4M24-8 20 4M42-8 38 4M54 0 50 12M14 5 10 17M33 2 29 14M3 60 0 69M55 62 52 71
    M29 44 27 52" stroke="${STOCK}" stroke-width="1.6"/>
  <path d="M37 40V62" stroke="${STOCK}" stroke-width="2.4"/>
  <path d="M16 34Q20 14 38 14 55 16 58 36 53 31 47 36 42 30 37 36 32 30 27 36 22 31 16 34z"
    fill="${b}" stroke="${STOCK}" stroke-width="2"/>
  <path d="M15 48V66" stroke="${STOCK}" stroke-width="2.4"/>
  <path d="M-6 44Q-2 20 15 20 32 22 36 46 31 40 25 45 20 39 15 45 10 39 5 45-1 40-6 44z"
    fill="${a}"/>
  <path d="M-4 44Q0 23 15 23 30 24 34 44 29 38.5 24 43 20 38 15 43 10 38 6 43 0 39-4 44z"
    fill="${STOCK}"/>
  <circle cx="16" cy="54" r="5.5" fill="${STOCK}"/>
  <path d="M10 61H21L26 84H5z" fill="${STOCK}"/>
  <path d="M10 84H14V94H10zM17 84H21V94H17z" fill="${STOCK}"/>
  <circle cx="41" cy="51" r="5.5" fill="${STOCK}"/>
  <path d="M36 58H46L51 84H31z" fill="${b}" stroke="${STOCK}" stroke-width="2"/>
  <path d="M36 84H40V94H36zM43 84H47V94H43z" fill="${STOCK}"/>
  <path d="M21 66 34 66" stroke="${STOCK}" stroke-width="3"/>
  <path d="M0 96H56" stroke="${STOCK}" stroke-width="2.4"/>`;

/** A gatehouse with two towers, the banner out. */
export const castle: Emblem = (_a, b) => `
  <path d="M40 3l2.3 5.5 5.7-2.3-2.3 5.7 5.5 2.3-5.5 2.3 2.3 5.7-5.7-2.3-2.3
    5.5-2.3-5.5-5.7 2.3 2.3-5.7-5.5-2.3 5.5-2.3-2.3-5.7 5.7 2.3z"
    fill="${STOCK}"/>
  <path d="M6 82V40h5v5h4v-5h5v5h3V58h10V45h3v-5h5v5h4v-5h5V82z" fill="${b}"/>
  <path d="M11.5 40V16l12 6-9.5 5V40z" fill="${STOCK}"/>
  <path d="M22 82V71a6 6 0 0 1 12 0V82z" fill="${STOCK}"/>
  <path d="M12 51h3.5v9H12zM40.5 51H44v9h-3.5z" fill="${STOCK}"/>
  <path d="M0 82H56V100H0z" fill="${STOCK}"/>
  <path d="M0 88H56M0 94H56" stroke="${b}" stroke-width="2.4"/>`;

/** Something in the cave is awake. */
export const cave: Emblem = (a, b) => `
  <path d="M-2 98V58C-2 18 10-4 28-4 46-4 58 18 58 58V98z" fill="${STOCK}"/>
  <path d="M6 98V60C6 28 15 8 28 8 41 8 50 28 50 60V98z" fill="${b}"/>
  <path d="M8 32 13 50 17 18zM15 20 21 36 24 8zM22 8 29 44 34 8zM32 8 37 34 41 20zM39 17 44 46 48 32z"
    fill="${STOCK}"/>
  <path d="M10 54Q19 51 26 61 16 67 10 54zM46 54Q37 51 30 61 40 67 46 54z" fill="${STOCK}"/>
  <path d="M17.5 55 19 63M38.5 55 37 63" stroke="${b}" stroke-width="2.8"/>
  <path d="M24.5 71 26 74M31.5 71 30 74" stroke="${STOCK}" stroke-width="2.2"/>
  <path d="M-4 100V86L6 76 13 90 20 80 26 93 32 83 38 92 45 77 51 88 60 80V100z" fill="${a}"
    stroke="${STOCK}" stroke-width="2.4" stroke-linejoin="round"/>`;
