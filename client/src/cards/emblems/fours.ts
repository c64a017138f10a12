import { type Emblem, STOCK } from './emblem';

/** A snowy peak, and the sun just over its shoulder. */
export const mountain: Emblem = (a, b) => `
  <circle cx="42" cy="16" r="11" fill="${b}"/>
  <path d="M42-4V0M58 16H57M57 2 54 5M28 3 30 5" stroke="${b}" stroke-width="2.4"/>
  <path d="M-4 98 24 14 60 98z" fill="${b}"/>
  <path d="M24 14 12 51 18 46 22 58 28 47 34 56 40 51z" fill="${STOCK}"/>
  <path d="M24 14 12 51 18 46 22 58 28 47z" fill="${STOCK}"/>
  <path d="M24 22 29 42 26 50" stroke="${b}" stroke-width="2" fill="none"/>
  <path d="M-6 98 10 66 20 82 34 72 46 98z" fill="${a}"/>
  <path d="M10 66 3 82 8 79 11 86 15 79 17 77z" fill="${STOCK}"/>
  <path d="M0 95Q14 88 28 95T56 93V98H0z" fill="${STOCK}"/>`;

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
    <path d="M-11 29H11V33.500H-11z"/>
    <path d="M-2.2 33H2.200V46H-2.200z"/>
    <circle cy="48" r="4"/>
  </g>`;

/** Two swords are crossed behind a shield. */
export const battle: Emblem = (a, b) => `
  ${sword(24)}${sword(-24)}
  <circle cx="28" cy="42" r="17" fill="${a}"/>
  <circle cx="28" cy="42" r="14.5" fill="${b}" stroke="${STOCK}" stroke-width="3"/>
  <circle cx="28" cy="42" r="4.5" fill="${STOCK}"/>
  <path d="M28 33.500V36M28 48V50.500M19.5 42H22M34 42H36.5" stroke="${STOCK}"
    stroke-width="2.4"/>`;
