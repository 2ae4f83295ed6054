import { sql } from '../../../../platform/db/index.ts';
import type { FeedLine, FeedSource } from '../../../../platform/operators/index.ts';

/** Recently settled draws, with their sales. */
export const DRAW_FEED: FeedSource = {
  kind: 'draw',
  permission: 'draws.read',
  latest: (executor, limit) =>
    executor.rows(sql<FeedLine>`
      select d.settled_at as at, g.name || ' ' || d.numero as title,
             (d.sales -> 0 ->> 'amountMinor')::bigint as "amountMinor",
             d.sales -> 0 ->> 'asset' as asset, 'draws' as page,
             jsonb_build_object('gameCode', d.game_code, 'numero', d.numero) as query
        from lottery_draws d join lottery_games g on g.code = d.game_code
       where d.state = 'settled' and d.settled_at is not null
       order by d.draw_at desc, d.id desc limit ${limit}::int`),
};
