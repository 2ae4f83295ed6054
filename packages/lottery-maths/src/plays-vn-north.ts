import type { Play } from './play.ts';
import { vnPlays } from './plays-vn.ts';

const FAST_CODES = ['lo2', 'de', 'cang3', 'xien2', 'dau', 'duoi'];

/** The plays of the fast games with the northern structure, in display order. */
export const VN_NORTH_PLAYS: readonly Play[] = FAST_CODES.flatMap((code) =>
  vnPlays('north').filter((play) => play.code === code),
);
