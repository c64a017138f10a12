/** The signs of the nine powers, of tokens and of symbols: lines on a grid of 24. */
import type { Majority } from '$lib/protocol';

export type SignName = Majority.Power | 'influence' | 'capital' | 'unrest' | 'order' | 'plain' | 'gavel' | 'reserve';

/** What is drawn as lines, and what is filled. */
export interface Sign {
  lines?: string;
  solid?: string;
}

export const SIGNS: Readonly<Record<SignName, Sign>> = {
  activists: { lines: 'M4 10v4h3l8 4.5v-13L7 10zM8 14.5l1.2 5.5h2.6L11 16M18 9.5q2.4 2.5 0 5' },
  voters: { lines: 'M3.5 12h17v8.5h-17zM8 12l1.2-8.5 7 1L15 12M9 16h6' },
  media: {
    lines: 'M4 4h13v16H6a2 2 0 0 1-2-2zM17 9h3.5v9a2 2 0 0 1-2 2H17M7 8h7M7 12h3M7 16h3M12.5 12H14v4h-1.5z',
  },
  money: {
    lines:
      'M4.5 7a7.5 3 0 1 0 15 0 7.5 3 0 1 0-15 0M4.5 7v5c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3V7' +
      'M4.5 12v5c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3v-5',
  },
  bureaucracy: {
    lines: 'M9.5 13c.8-3-1.5-4.5-1.5-6.500a4 4 0 0 1 8 0c0 2-2.300 3.500-1.500 6.500zM4.500 13h15v4h-15zM6 20.500h12',
  },
  justice: {
    lines:
      'M12 3v17M7.5 20.5h9M4 6.500h16M1.800 14L5 6.500 8.200 14a3.300 3.300 0 0 1-6.400 0z' +
      'M15.800 14L19 6.500 22.200 14a3.300 3.300 0 0 1-6.400 0z',
  },
  lawmakers: { lines: 'M2.5 9L12 3.500 21.500 9zM5 9v8M9.700 9v8M14.300 9v8M19 9v8M3 20.500h18M4 17h16' },
  president: {
    lines: 'M6 9a6 6 0 1 0 12 0 6 6 0 1 0-12 0M8.5 14L7 21.500l5-2.500 5 2.500-1.500-7.500',
    solid: 'M12 6.200l.9 1.900 2 .2-1.500 1.400.4 2-1.800-1-1.800 1 .4-2-1.500-1.400 2-.2z',
  },
  maverick: {
    lines:
      'M3 15.500c6 3.500 12 3.500 18 0-1-1.500-2.500-2-4-2-.5-5-1.500-8-3-8-1 0-1.300.8-2 .8s-1-.8-2-.8' +
      'c-1.500 0-2.500 3-3 8-1.500 0-3 .5-4 2zM7.300 12c3 1.300 6.400 1.300 9.400 0',
  },
  influence: { solid: 'M12 1.500L22.500 12 12 22.500 1.500 12zM12 5.200L5.200 12 12 18.800 18.800 12zM12 7.300L16.700 12 12 16.700 7.300 12z' },
  capital: {
    solid:
      'M12 1l2 2.100 2.800-1 1.200 2.700 3 .2.200 3L23.500 9.500 22.500 12l1 2.500-2.300 1.500-.2 3-3 .2-1.200 2.700-2.800-1L12 23' +
      'l-2-2.100-2.800 1L6 19.200l-3-.2-.2-3L.5 14.500l1-2.500-1-2.500L2.800 8 3 5l3-.2L7.200 2.100l2.800 1z' +
      'M12 5.500A6.500 6.500 0 0 0 12 18.500 6.500 6.500 0 0 0 12 5.500z' +
      'M12 7.200l1.400 3 3.200.4-2.400 2.200.7 3.200L12 14.400l-2.900 1.600.7-3.200-2.400-2.200 3.200-.4z',
  },
  unrest: { solid: 'M14 1L4.500 13.500H10L8 23 20 9h-6z' },
  order: { solid: 'M3 2.500h18V6H3zM3 18h18v4H3zM5.500 6H9v12H5.500zM10.300 6h3.400v12h-3.400zM15 6h3.500v12H15z' },
  plain: { lines: 'M5 12a7 7 0 1 0 14 0 7 7 0 1 0-14 0' },
  gavel: { lines: 'M8.5 9l5.500 5.500M11.500 3l9.500 9.500-3 3L8.500 6zM11.800 11.800L4 19.600M3 21.500h10' },
  reserve: { lines: 'M4.5 8.500h15l-1.500 12h-12zM8.500 8.500a3.500 3.500 0 0 1 7 0' },
};
