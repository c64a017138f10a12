import { type Emblem, STOCK } from './emblem';

const fir = (x: number, top: number, size: number, ink: string): string => `
  <path transform="translate(${x} ${top}) scale(${size})" fill="${ink}"
    d="M0 0 8 15H4.5L12 29H6L15 45H2V53H-2V45H-15L-6 29H-12L-4.5 15H-8z"/>`;

/** Firs by moonlight. */
export const forest: Emblem = (a, b) => `
  <path d="M45-5A11 11 0 1 0 54 12 9.5 9.5 0 0 1 45-5z" fill="${STOCK}"/>
  <path d="M0 78Q28 70 56 78V100H0z" fill="${b}"/>
  ${fir(6, 30, 0.95, b)}${fir(50, 34, 0.9, b)}${fir(28, 16, 1.05, a)}${fir(28, 20, 1, STOCK)}
  ${fir(10, 52, 0.66, a)}${fir(10, 55, 0.6, STOCK)}${fir(46, 56, 0.66, a)}${fir(46, 59, 0.6, STOCK)}
  <path d="M0 91H14M20 91H36M42 91H56" stroke="${STOCK}" stroke-width="2"/>`;

/** A telescope is turned on a star above the sea. */
export const discovery: Emblem = (a, b) => `
  <path d="M40-7 42.5 3 49-3 45 5.5 55 8 45 10.5 49 19 42.5 13 40 23 37.5 13 31 19 35 10.5
    25 8 35 5.5 31-3 37.5 3z" fill="${STOCK}"/>
  <path d="M26 56 12 92M28 56V92M30 56 44 92" stroke="${b}" stroke-width="3.6"/>
  <path d="M0 84H56V100H0z" fill="${b}"/>
  <path d="M0 88q7-5 14 0t14 0 14 0 14 0M0 94q7-5 14 0t14 0 14 0 14 0" stroke="${STOCK}"
    stroke-width="2" fill="none"/>
  <g transform="translate(27 50) rotate(-40)">
    <path d="M-22-5H-6V5H-22z" fill="${b}"/>
    <path d="M-27-6.5H-22V6.5H-27z" fill="${STOCK}"/>
    <path d="M-7-7H9V7H-7z" fill="${STOCK}"/>
    <path d="M9-8.5H27V8.5H9z" fill="${b}"/>
    <path d="M24-10.5H30V10.5H24z" fill="${STOCK}"/>
    <path d="M-3-7V7" stroke="${a}" stroke-width="2"/>
  </g>
  <circle cx="28" cy="55" r="4" fill="${STOCK}"/>`;

/** A helmet with its plume, and a spear. */
export const soldier: Emblem = (a, b) => `
  <path d="M6 18V98" stroke="${STOCK}" stroke-width="2.8"/>
  <path d="M6-8 11 10 6 22 1 10z" fill="${STOCK}"/>
  <path d="M31 18C22 10 20-1 34-8 31 0 38 2 45 6 55 13 53 30 46 44 46 30 42 22 31 18z"
    fill="${b}" stroke="${STOCK}" stroke-width="2"/>
  <path d="M11 100V88Q13 74 31 74 49 74 54 88V100z" fill="${b}" stroke="${STOCK}" stroke-width="2.4"/>
  <path d="M15 37Q15 16 31 16 47 16 47 37V62L37 76 34 62V46H28V62L25 76 15 62z" fill="${STOCK}"/>
  <path d="M28 46H34V62L31 80 28 62z" fill="${a}"/>
  <path d="M18 38H27.5V44L20 43zM44 38H34.5V44L42 43z" fill="${a}"/>
  <path d="M31 20V34" stroke="${a}" stroke-width="2"/>
  <circle cx="31" cy="88" r="4" fill="${STOCK}"/>
  <path d="M14 88Q22 84 26 86M36 86Q44 84 51 88" stroke="${STOCK}" stroke-width="2" fill="none"/>`;
