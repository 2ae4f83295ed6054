import type { OwnStake } from '../../catalogue/ports.ts';
import type { LeastStake } from '../../promotions/ports.ts';
import { type Executor, sql } from '../../../platform/db/index.ts';

/** Minimum price of a line of each lottery on sale. */
function readLeastStakes(executor: Executor): Promise<LeastStake[]> {
  return executor.rows(sql<LeastStake>`
    select 'lottery' as product, g.code as "gameId", min((p ->> 'minUnitStakeMinor')::bigint) as "leastMinor"
      from lottery_games g join lottery_odds o on o.game_code = g.code and o.version = g.odds_version
      cross join jsonb_array_elements(o.plays) p
     where g.enabled group by g.code`);
}

/** Minimum price of a line of every lottery, for the lists of games; or of one lottery. */
export function readOwnStakes(executor: Executor, gameCode: string | null = null): Promise<OwnStake[]> {
  return executor.rows(sql<OwnStake>`
    select g.vendor, g.code as "gameId", 0 as "lineCount",
           min((o.play ->> 'minUnitStakeMinor')::bigint * (r.play ->> 'units')::int) as "leastMinor"
      from lottery_games g
      cross join lateral (select jsonb_array_elements(plays) as play from lottery_odds
                           where game_code = g.code and version = g.odds_version) o
      join lateral (select jsonb_array_elements(plays) as play from lottery_rules
                     where game_code = g.code and version = g.rules_version) r on r.play ->> 'code' = o.play ->> 'play'
     where g.code = coalesce(${gameCode}::text, g.code) group by g.code`);
}

/** Codes of all lotteries, including those that are switched off. */
async function readCodes(executor: Executor): Promise<ReadonlySet<string>> {
  const rows = await executor.rows(sql<{ code: string }>`select code from lottery_games`);
  return new Set(rows.map(({ code }) => code));
}

export const GAME_FACTS = { codes: readCodes, leastStakes: readLeastStakes, ownStakes: readOwnStakes };
