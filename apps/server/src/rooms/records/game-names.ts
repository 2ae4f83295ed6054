import { type Executor, sql } from '../../platform/db/index.ts';
import { betKey } from '../../platform/events/index.ts';
import type { Desk } from '../../platform/operators/index.ts';
import type { RecordsPorts } from './ports.ts';
import { isUuid } from '../../platform/rows/is-uuid.ts';
import type { Bet } from './repository.ts';

interface BetOfReference {
  key: string;
  code: string;
  game: string;
  status: Bet['status'];
  /** Page of the bet in the app or at its vendor. */
  detailUrl: string | null;
}

/** Every in-house round has one vendor; its further stakes are bets of their own: the round's id, a colon, a number. */
const FURTHER_STAKE = { source: 'original', vendor: 'BGS' } as const;

/** The key of the bet that a ledger entry refers to; undefined when the reference is not a bet's. */
function keyOf(reference: string): string | undefined {
  const [id = '', place, ...more] = reference.split(':');
  if (!isUuid(id) || more.length > 0) return undefined;
  return place === undefined ? id : betKey(FURTHER_STAKE, reference);
}

/** Game, status and page of bets by the reference of their ledger entries. */
export async function betsOfReferences(
  executor: Executor,
  references: readonly string[],
): Promise<ReadonlyMap<string, BetOfReference>> {
  const keys = new Map(references.flatMap((reference) => ofKey(reference)));
  if (keys.size === 0) return new Map();
  const rows = await executor.rows(sql<BetOfReference>`
    select ticket_id::text as key, game_code as code, game_name as game, status, detail_url as "detailUrl"
      from records_bets
     where ticket_id = any(${[...keys.keys()]}::uuid[]) and game_name is not null`);
  return new Map(
    rows.flatMap((row) => {
      const reference = keys.get(row.key);
      return reference === undefined ? [] : [[reference, row] as const];
    }),
  );
}

function ofKey(reference: string): [key: string, reference: string][] {
  const key = keyOf(reference);
  return key === undefined ? [] : [[key, reference]];
}

export const createGameNames =
  (gameName: RecordsPorts['gameName']): NonNullable<Desk['gameNames']> =>
  async (executor, references, language) => {
    const bets = await betsOfReferences(executor, references);
    return new Map([...bets].map(([id, { code, game }]) => [id, gameName(code, game, language)]));
  };
