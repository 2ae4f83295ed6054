import type { lotteryDesk as contract, ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import type { RowOf } from '../../../platform/rows/wire-row.ts';

/** A draw in the operators' list. Sales in minor units per asset. */
export type ListedDraw = RowOf<
  Omit<ValueOf<typeof contract.draws>['list'][number], 'numero' | 'sales'>,
  never,
  'lockAt' | 'drawAt'
> & { issue: string; sales: readonly { asset: string; amountMinor: string }[] };

/**
 * A draw whose sale has ended stores its totals. Those of a draw on sale, or one that ended before totals were stored,
 * are summed up.
 */
export const DRAW_LIST_COLUMNS = sql`
  d.game_code as "gameCode", g.name as "gameName", d.numero as issue, d.state, d.lock_at as "lockAt",
  d.draw_at as "drawAt",
  d.void_reason as "voidReason",
  coalesce(d.ticket_count,
    (select count(*)::int from lottery_tickets t where t.draw_id = d.id and t.status <> 'cancelled')) as tickets,
  (select (e.exposure_minor * 100 / g.exposure_minor)::int from lottery_draw_exposure e where e.draw_id = d.id)
    as "reservePercent",
  coalesce(d.sales,
    (select coalesce(jsonb_agg(jsonb_build_object('asset', a.asset, 'amountMinor', a.amount::text) order by a.asset),
        '[]'::jsonb)
       from (select t.asset, sum(t.total_minor) as amount from lottery_tickets t
              where t.draw_id = d.id and t.status <> 'cancelled' group by t.asset) a)) as sales`;

export const DRAW_LIST_TABLES = sql`lottery_draws d join lottery_games g on g.code = d.game_code`;
