import { sql } from '../../../platform/db/index.ts';
import type { ReadWinnings, Winnings } from '../../../platform/operators/index.ts';

/** A member's net result by game for bets placed in a period: real money, with the stakes of open bets deducted. */
export const readWinnings: ReadWinnings = (executor, { memberId, asset, from, to, most }) =>
  executor.rows(sql<Winnings>`
    select max(game_name) as game,
           sum(case when status in ('refunded', 'cancelled') then 0
                    else coalesce(win_minor, 0) - bonus_win_minor
                    - stake_minor + bonus_minor end)::bigint as "amountMinor"
      from (select game_code, game_name, status, stake_minor, bonus_minor, win_minor, bonus_win_minor from records_bets
             where member_id = ${memberId}::bigint and asset = ${asset}
               and placed_at >= ${from}::timestamptz and placed_at < ${to}::timestamptz
             order by placed_at desc, ticket_id limit ${most}::int) b
     group by game_code`);
