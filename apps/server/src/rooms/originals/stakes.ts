import { ORCHARD_LINES } from '@fairlot/game-maths';
import { type Executor, sql } from '../../platform/db/index.ts';
import type { OwnStake } from '../catalogue/ports.ts';
import type { LeastStake } from '../promotions/ports.ts';
import type { OriginalCode } from './games.ts';

/** Minimum stakes of the games on sale. */
export function readLeastStakes(executor: Executor): Promise<LeastStake[]> {
  return executor.rows(sql<LeastStake>`
    select originals_bonus_product(code) as product, game_id as "gameId", min_stake_minor as "leastMinor"
      from originals_games where enabled`);
}

/** Three symbols on each of five reels. */
const WAYS = 3 ** 5;
/** Lines of slots. A slot with ways has none; each of its ways counts as one. */
const LINES: Partial<Record<OriginalCode, number>> = {
  'slot-orchard': ORCHARD_LINES.length,
  'slot-lantern': WAYS,
  'slot-kites': WAYS,
};

/** Minimum stakes of all games for the lists of games. */
export async function readOwnStakes(executor: Executor): Promise<OwnStake[]> {
  const games = await executor.rows(sql<{ code: OriginalCode; gameId: string; leastMinor: bigint }>`
    select code, game_id as "gameId", min_stake_minor as "leastMinor" from originals_games`);
  return games.map(({ code, ...game }) => ({ vendor: 'BGS', ...game, lineCount: LINES[code] ?? 0 }));
}
