import { type Emblem, STOCK } from './emblem';

/** A sharp peak, half in the sun. */
export const mountain: Emblem = (a, b) => `
  <circle cx="43" cy="13" r="10" fill="${b}"/>
  <path d="M6 2h8M10-2v8M18 16h6M21 13v6" stroke="${STOCK}" stroke-width="2"/>
  <path d="M24 18-10 98H27L33 78 25 58 30 40z" fill="${b}"/>
  <path d="M24 18 30 40 25 58 33 78 27 98H62z" fill="${STOCK}"/>
  <path d="M24 18 15 40 20 37 23 47 28 42 30 40z" fill="${STOCK}"/>
  <path d="M40 62 45 82M48 78 51 90" stroke="${a}" stroke-width="2"/>
  <path d="M-6 98 9 78 21 91 36 80 62 98z" fill="${a}"/>
  <path d="M9 78 21 91 36 80" stroke="${STOCK}" stroke-width="2" fill="none"/>
  <path d="M9 78-6 98M36 80 62 98" stroke="${STOCK}" stroke-width="2"/>`;

/** A small boat under sail. */
export const sailor: Emblem = (_a, b) => `
  <path d="M27 4V64" stroke="${STOCK}" stroke-width="2.6"/>
  <path d="M27 2 38 6 27 10z" fill="${b}"/>
  <path d="M30 12Q47 32 48 58H30z" fill="${STOCK}"/>
  <path d="M24 20Q11 40 10 58H24z" fill="${STOCK}"/>
  <path d="M5 64H52Q47 78 38 78H18Q9 78 5 64z" fill="${b}"/>
  <path d="M5 64H52" stroke="${STOCK}" stroke-width="2"/>
  <path d="M0 84q7-6 14 0t14 0 14 0 14 0M0 92q7-6 14 0t14 0 14 0 14 0" stroke="${STOCK}"
    stroke-width="2.6" fill="none"/>`;

const sword = (turn: number): string => `
  <g transform="translate(28 42) rotate(${turn})" fill="${STOCK}">
    <path d="M-3.5 30V-40L0-50 3.5-40V30z"/>
    <path d="M-11 29H11V33.5H-11z"/>
    <path d="M-2.2 33H2.2V46H-2.2z"/>
    <circle cy="48" r="4"/>
  </g>`;

/** Two swords are crossed behind a shield. */
export const battle: Emblem = (a, b) => `
  ${sword(24)}${sword(-24)}
  <circle cx="28" cy="42" r="17" fill="${a}"/>
  <circle cx="28" cy="42" r="14.5" fill="${b}" stroke="${STOCK}" stroke-width="3"/>
  <circle cx="28" cy="42" r="4.5" fill="${STOCK}"/>
  <path d="M28 33.5V36M28 48V50.5M19.5 42H22M34 42H36.5" stroke="${STOCK}"
    stroke-width="2.4"/>`;
