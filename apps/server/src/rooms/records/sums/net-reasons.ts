import { sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { accountsOf, type NetReasonSource } from '../../../platform/operators/index.ts';
import { dayOf } from '../../../platform/zone.ts';
import { GAME_KEY } from '../reports/reports.ts';

interface Win {
  memberId: bigint;
  game: string;
  gameId: string;
  round: string | null;
  at: Date;
  amountMinor: bigint;
}

/** The bets that cost the house most: their win less their stake. Reads the index of wins above their stake. */
export function createWinReasons(platform: Platform): NetReasonSource {
  return {
    kind: 'win',
    permission: 'bets.read',
    largest: async (executor, { from, to, asset }, limit) => {
      const wins = await executor.rows(sql<Win>`
        select member_id as "memberId", game_name as game, game_code as "gameId", numero as round, settled_at as at,
               win_minor - stake_minor as "amountMinor"
          from records_bets
         where settled_at >= ${from}::timestamptz and settled_at < ${to}::timestamptz and win_minor > stake_minor
           and asset = ${asset} and placed_at is not null
           -- Free rounds that won bonus money: the bonus is a gift.
           and (stake_minor > 0 or bonus_win_minor = 0)
         order by win_minor - stake_minor desc, ticket_id limit ${limit}::int`);
      const accountOf = await accountsOf(platform, wins);
      return wins.map((win) => ({
        title: accountOf(win) || String(win.memberId),
        detail: win.game,
        amountMinor: win.amountMinor,
        at: win.at,
        page: 'member',
        query: {
          memberId: String(win.memberId),
          tab: 'bets',
          filter: win.round === null ? `gameId:eq:${win.gameId}` : `round:eq:${win.round}`,
        },
      }));
    },
  };
}

/** The games that paid more than was staked, from the stored sums. */
export const GAME_REASONS: NetReasonSource = {
  kind: 'game',
  permission: 'figures.read',
  largest: async (executor, { from, to, zone, asset }, limit) => {
    const games = await executor.rows(sql<{ key: string; game: string; amountMinor: bigint }>`
      select ${GAME_KEY} as key, max(game_name) as game, sum(win_minor - stake_minor)::bigint as "amountMinor"
        from records_sums s
       where at >= ${from}::timestamptz and at < ${to}::timestamptz and asset = ${asset}
       group by product, vendor, game_code having sum(win_minor - stake_minor) > 0
       order by 3 desc, 1 limit ${limit}::int`);
    const [first, last] = [dayOf(zone, from.getTime()), dayOf(zone, to.getTime() - 1)];
    return games.map(({ key, game, amountMinor }) => ({
      title: game,
      detail: null,
      amountMinor,
      at: null,
      page: 'reports',
      query: { report: 'revenue', from: first, to: last, by: 'game', filter: `game:${key}` },
    }));
  },
};
