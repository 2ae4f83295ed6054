import type { LeastStake } from '../../promotions/ports.ts';
import { type Executor, sql } from '../../../platform/db/index.ts';

/** Minimum price of a line of each lottery on sale. */
export function readLeastStakes(executor: Executor): Promise<LeastStake[]> {
  return executor.rows(sql<LeastStake>`
    select 'lottery' as product, g.code as "gameId", min((p ->> 'minUnitStakeMinor')::bigint) as "leastMinor"
      from lottery_games g join lottery_odds o on o.game_code = g.code and o.version = g.odds_version
      cross join jsonb_array_elements(o.plays) p
     where g.enabled group by g.code`);
}

/** Codes of all lotteries, also of those that are switched off. */
export async function readCodes(executor: Executor): Promise<ReadonlySet<string>> {
  const rows = await executor.rows(sql<{ code: string }>`select code from lottery_games`);
  return new Set(rows.map(({ code }) => code));
}
