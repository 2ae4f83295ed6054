import { type Executor, sql } from '../../platform/db/index.ts';
import type { Desk } from '../../platform/operators/index.ts';
import type { RecordsPorts } from './ports.ts';
import { isUuid } from '../../platform/rows/is-uuid.ts';
import type { Bet } from './repository.ts';

interface BetOfReference {
  id: string;
  code: string;
  game: string;
  status: Bet['status'];
}

/** Game and status of bets by their number, which is the reference of their ledger entries. */
export async function betsOfReferences(
  executor: Executor,
  references: readonly string[],
): Promise<ReadonlyMap<string, BetOfReference>> {
  const ids = [...new Set(references)].filter((reference) => isUuid(reference));
  if (ids.length === 0) return new Map();
  const rows = await executor.rows(sql<BetOfReference>`
    select ticket_id::text as id, game_code as code, game_name as game, status from records_bets
     where ticket_id = any(${ids}::uuid[]) and game_name is not null`);
  return new Map(rows.map((row) => [row.id, row]));
}

export const createGameNames =
  (gameName: RecordsPorts['gameName']): NonNullable<Desk['gameNames']> =>
  async (executor, references, language) => {
    const bets = await betsOfReferences(executor, references);
    return new Map([...bets].map(([id, { code, game }]) => [id, gameName(code, game, language)]));
  };
