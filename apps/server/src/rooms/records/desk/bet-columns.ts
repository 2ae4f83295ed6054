import type { recordsDesk as contract, ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import type { RowOf } from '../../../platform/rows/wire-row.ts';

type View = ValueOf<typeof contract.bets>['list'][number];
type Amounts = 'stake' | 'bonusStake' | 'bonusWin' | 'win';

/** A bet as operators see it. */
export type BetRow = RowOf<Omit<View, Amounts | 'choice'>, 'memberId', 'placedAt' | 'settledAt'> & {
  lines: { play: string; picks: string[] }[];
  stakeMinor: bigint;
  /** The part of the stake that was bonus money, or of the win that is returned as bonus money. */
  bonusMinor: bigint;
  bonusWinMinor: bigint;
  winMinor: bigint | null;
};

export const BET_COLUMNS = sql`b.ticket_id::text as "betKey", b.bet_id as "betId",
  b.member_id as "memberId", b.source, b.game_code as "gameId", b.game_name as game, b.numero as round, b.lines,
  b.asset as currency, b.stake_minor as "stakeMinor", b.bonus_minor as "bonusMinor",
  b.bonus_win_minor as "bonusWinMinor", b.win_minor as "winMinor", b.placed_at as "placedAt",
  b.settled_at as "settledAt", b.status`;
