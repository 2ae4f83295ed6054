import { sql } from '../../../../platform/db/index.ts';
import type { Risk, RiskSource } from '../../../../platform/operators/index.ts';
import { type Named, type NamedDraw, titled } from '../../games/names.ts';

/** Draws on sale among which the next ones with tickets are searched, and how many of these are summed. */
const DRAWS_SEARCHED = 200;
const DRAWS_SUMMED = 20;

/**
 * The next draws with tickets for money, by the used share of their maximum payout: the sum of the liabilities, which
 * the sale of tickets also sums, several times a second. Of each draw only its own liability rows are read.
 */
export const createDrawRisks = (named: Named): RiskSource => ({
  kind: 'draw',
  permission: 'draws.read',
  largest: async (executor, asset, limit, language) => {
    const draws = await executor.rows(sql<Omit<Risk, 'title'> & NamedDraw>`
      select g.code as "gameCode", g.name as "gameName", d.numero as issue, d.draw_at as at,
             e.exposure as "amountMinor",
             g.exposure_minor as "limitMinor", g.currency as asset, 'draws' as page,
             jsonb_build_object('gameCode', d.game_code, 'numero', d.numero) as query
        from (select n.* from (select id, game_code, numero, draw_at from lottery_draws
                                where state in ('open', 'locked') order by draw_at, id
                                limit ${DRAWS_SEARCHED}::int) n
               where exists (select 1 from lottery_liability l where l.draw_id = n.id)
               order by n.draw_at, n.id limit ${DRAWS_SUMMED}::int) d
        join lottery_games g on g.code = d.game_code
       cross join lateral (select sum(l.liability_minor)::bigint as exposure
                             from lottery_liability l where l.draw_id = d.id) e
       where e.exposure > 0 and g.currency = ${asset}
       order by e.exposure::numeric / g.exposure_minor desc, d.draw_at, d.id limit ${limit}::int`);
    return draws.map((draw) => titled(named, language, draw));
  },
});
