/** Icons on a grid of 24: marks in one ink, and whether each points along the line of reading. */

import { GLYPHS, type Mark } from './glyphs';

export interface IconDrawing {
  readonly marks: readonly Mark[];
  /** It points forward or back, and turns round where one reads from right to left. */
  readonly directed?: boolean;
}

const line = (d: string, width = 2.2): IconDrawing => ({ marks: [{ d, line: width }] });
const directed = (d: string, width = 2.4): IconDrawing => ({ ...line(d, width), directed: true });
const solid = (d: string): IconDrawing => ({ marks: [{ d }] });

/** A bar with round corners of radius *r*. */
const bar = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
  `h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

export const ICONS = {
  /** The printer's fist: each finger is cut free of the one below it. */
  hand: {
    directed: true,
    marks: [
      { d: bar(-1, 5, 3.6, 14, 0.8) + bar(3.6, 5, 10.5, 14, 4) + bar(9, 5, 15, 4.6, 2.3) },
      { d: bar(9.5, 9.6, 7, 4.2, 2.1), edge: 1.1 },
      { d: bar(8.8, 13, 6.6, 4, 2), edge: 1.1 },
      { d: bar(8, 16.2, 5.6, 3.6, 1.8), edge: 1.1 },
      { d: 'M5 6.5C7 2.8 10 2.2 12.5 2.8c1.8.5 1.6 2.8-.2 3L10 6.2 7.5 10z', edge: 1.1 },
    ],
  },
  moon: { marks: GLYPHS.moons },
  sun: { marks: GLYPHS.suns },
  menu: line('M3 6h18M3 12h18M3 18h18', 2.4),
  story: line('M4 3h16v18H4zM8 8h8M8 12h8M8 16h5'),
  book: line('M12 6C9 4 6 4 2.5 4.5V19C6 18.5 9 18.5 12 20.5 15 18.5 18 18.5 21.5 19V4.5C18 4 15 4 12 6zM12 6V20'),
  chat: line('M3 4h18v13H11l-5 4v-4H3zM7.5 9h9M7.5 12.5h6'),
  deal: line('M3 7h13M12.5 3 16.5 7l-4 4M21 17H8M11.5 13 7.5 17l4 4', 2.3),
  more: directed('M9 5l7 7-7 7'),
  back: directed('M15 5l-7 7 7 7'),
  'part-back': directed('M12 5l-7 7 7 7M20 5l-7 7 7 7'),
  'part-on': directed('M4 5l7 7-7 7M12 5l7 7-7 7'),
  first: directed('M18 5l-7 7 7 7M6 5v14'),
  last: directed('M6 5l7 7-7 7M18 5v14'),
  leave: directed('M13 4H4v16h9M9 12h12M16.5 7.5 21 12l-4.5 4.5', 2.2),
  open: line('M5 9l7 7 7-7', 2.4),
  shut: line('M5 15l7-7 7 7', 2.4),
  close: line('M5 5l14 14M19 5 5 19', 2.4),
  check: line('M4 12.5 9.5 18 20 6', 2.8),
  plus: line('M12 4v16M4 12h16', 2.4),
  minus: line('M4 12h16', 2.4),
  eye: line('M1.5 12C5 6.5 8.5 5 12 5s7 1.5 10.5 7C19 17.5 15.5 19 12 19S5 17.5 1.5 12zM8.8 12a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0z'),
  hidden: line('M1.5 12C5 6.5 8.5 5 12 5s7 1.5 10.5 7C19 17.5 15.5 19 12 19S5 17.5 1.5 12zM4 20.5 20 3.5'),
  link: line('M10 14a4.6 4.6 0 0 0 6.6 0l3.6-3.6a4.67 4.67 0 0 0-6.6-6.6L11.8 5.6M14 10a4.6 4.6 0 0 0-6.6 0l-3.6 3.6a4.67 4.67 0 0 0 6.6 6.6l1.8-1.8', 2.3),
  copy: line('M8 8h12v13H8zM16 8V3H4v13h4'),
  clock: line('M2.5 12a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0zM12 6.5V12l4 2.5'),
  offline: line('M1.5 9.5A15 15 0 0 1 7 6M11 5a15 15 0 0 1 11.5 4.5M5 13.5a10 10 0 0 1 5-2.8M15.5 11.5a10 10 0 0 1 3.5 2M8.5 17a5 5 0 0 1 7 0M12 21v-1M3 2.5 21 21', 2.2),
  warning: line('M12 3 22.5 21H1.5zM12 9.5v5.5M12 17v2', 2.2),
  question: line('M7 8.5C7 1.5 18 2.5 17 9c-.6 3.5-5 3.8-5 7.5M12 19v2.5', 2.6),
  person: solid('M7 7a5 5 0 1 0 10 0A5 5 0 1 0 7 7zM2 22.5C2 16 6 14 12 14s10 2 10 8.5z'),
  bot: line('M4 8h16v12H4zM12 8V3.5M9 3h6M8.5 12.5v3M15.5 12.5v3M1.5 12v4M22.5 12v4', 2.2),
  crown: solid('M2 20V6l5.5 5L12 3l4.5 8L22 6v14z'),
  ballot: line('M4 4h16v16H4zM7.5 7.5l9 9M16.5 7.5l-9 9', 2.3),
  lock: line('M4.5 11h15v10h-15zM7.5 11V7.5a4.5 4.5 0 0 1 9 0V11M12 14.5v3'),
  again: line('M20 4v6h-6M19.5 9.5A8.5 8.5 0 1 0 20.5 14', 2.3),
  undo: directed('M8.5 3.5 3.5 8.5l5 5M4 8.5h9.5a6 6 0 0 1 0 12H8', 2.3),
  play: { ...solid('M6 3.5 20.5 12 6 20.5z'), directed: true },
  pause: solid('M5 4h5v16H5zM14 4h5v16h-5z'),
  settings: line('M3 7h7M16 7h5M10 4v6h6V4zM3 17h3M12 17h9M6 14v6h6v-6z', 2.2),
  language: line('M2.5 12a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0zM2.5 12h19M12 2.5c-5.5 5.5-5.5 13.5 0 19 5.5-5.5 5.5-13.5 0-19z', 2),
  keyboard: line('M1.5 6h21v12h-21zM5 10h2M9 10h2M13 10h2M17 10h2M7.5 14h9'),
  sound: line('M3 9v6h4l5 4.5v-15L7 9zM16 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13', 2.1),
} satisfies Record<string, IconDrawing>;

export type IconName = keyof typeof ICONS;
