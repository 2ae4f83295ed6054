import { sql } from '../../../../platform/db/index.ts';
import type { FeedLine, FeedSource } from '../../../../platform/operators/index.ts';
import { type Named, type NamedDraw, titled } from '../../games/names.ts';

/** Recently settled draws, with their sales for money. */
export const createDrawFeed = (named: Named): FeedSource => ({
  kind: 'draw',
  permission: 'draws.read',
  latest: async (executor, limit, language) => {
    const draws = await executor.rows(sql<Omit<FeedLine, 'title'> & NamedDraw>`
      select d.settled_at as at, g.code as "gameCode", g.name as "gameName", d.numero as issue,
             (s.money ->> 'amountMinor')::bigint as "amountMinor", s.money ->> 'asset' as asset, 'draws' as page,
             jsonb_build_object('gameCode', d.game_code, 'numero', d.numero) as query
        from lottery_draws d join lottery_games g on g.code = d.game_code
       cross join lateral (select jsonb_path_query_first(d.sales, '$[*] ? (@.asset != "FUN")') as money) s
       where d.state = 'settled' and d.settled_at is not null
       order by d.draw_at desc, d.id desc limit ${limit}::int`);
    return draws.map((draw) => titled(named, language, draw));
  },
});
