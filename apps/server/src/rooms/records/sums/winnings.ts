import { sql } from '../../../platform/db/index.ts';
import type { ReadWinnings, Winnings } from '../../../platform/operators/index.ts';
import type { RecordsPorts } from '../ports.ts';

/**
 * A member's net result by game for bets placed in a period: real money, with the stakes of open bets deducted.
 * @param gameName the name of a game in a language
 */
export const createWinnings =
  (gameName: RecordsPorts['gameName']): ReadWinnings =>
  async (executor, { memberId, asset, from, to, most }, language) => {
    const rows = await executor.rows(sql<Winnings & { code: string }>`
      select game_code as code, max(game_name) as game,
             sum(case when status in ('refunded', 'cancelled') then 0
                      else coalesce(win_minor, 0) - bonus_win_minor
                      - stake_minor + bonus_minor end)::bigint as "amountMinor"
        from (select vendor, game_code, game_name, status, stake_minor, bonus_minor, win_minor, bonus_win_minor
                from records_bets
               where member_id = ${memberId}::bigint and asset = ${asset}
                 and placed_at >= ${from}::timestamptz and placed_at < ${to}::timestamptz
               order by placed_at desc, ticket_id limit ${most}::int) b
       group by vendor, game_code`);
    return rows.map(({ code, game, amountMinor }) => ({ game: gameName(code, game, language), amountMinor }));
  };
