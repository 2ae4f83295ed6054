import type { Play } from './play.ts';
import { vnPlays } from './plays-vn.ts';

const FAST_CODES = (
  'lo2 de cang3 xien2 dau duoi lo3 lo4 dedau cang4 xien3 xien4 xienquay3 xienquay4 ' +
  'truot4 truot5 truot6 truot7 truot8 truot10 big small odd even'
).split(' ');

/** The plays of the fast games with the northern structure, in display order. */
export const VN_NORTH_PLAYS: readonly Play[] = FAST_CODES.flatMap((code) =>
  vnPlays('north').filter((play) => play.code === code),
);
