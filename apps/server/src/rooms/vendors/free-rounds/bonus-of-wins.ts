import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { GRANT_STATE, GRANTS } from './grants.ts';

/** Grants looked at in a turn, each in a transaction of its own. */
const BATCH = 50;

interface Wins {
  id: string;
  key: string;
  memberId: bigint;
  asset: string;
  wonMinor: bigint;
  bonusMinor: bigint;
  parts: number;
  isOver: boolean;
}

/**
 * Makes bonus money of what free rounds won, in one part when they are over. What a vendor sends later is another part;
 * what it takes back then is taken off the last one, as far as it is there. Says whether more may wait.
 */
export function createBonusOfWins({ db, collected }: Pick<Platform, 'db' | 'collected'>): () => Promise<boolean> {
  return async () => {
    for (let turn = 0; turn < BATCH; turn++) if (!(await db.transaction(lookAtNext))) return false;
    return true;
  };

  async function lookAtNext(tx: Tx): Promise<boolean> {
    const found = await takeNext(tx);
    if (found === undefined) return false;
    const { id, wonMinor, bonusMinor, isOver } = found;
    const isChanged = isOver && wonMinor !== bonusMinor;
    if (isChanged) await book(tx, found);
    await tx.run(sql`
      update vendors_free_rounds
         set look_at = case when ${isOver}::boolean then null else until_at end,
             bonus_minor = case when ${isOver}::boolean then ${wonMinor}::bigint else bonus_minor end,
             bonus_parts = bonus_parts + ${isChanged && wonMinor > bonusMinor ? 1 : 0}::int
       where id = ${id}::uuid`);
    return true;
  }

  async function book(tx: Tx, { key, memberId, asset, wonMinor, bonusMinor, parts }: Wins): Promise<void> {
    const bonus = collected.reward('bonus');
    if (wonMinor < bonusMinor) return bonus.takeBack?.(tx, nameOf(key, parts), bonusMinor - wonMinor);
    const amountMinor = wonMinor - bonusMinor;
    return bonus.grant(tx, { key: nameOf(key, parts + 1), memberId, asset, amountMinor, terms: { award: key } });
  }
}

const nameOf = (key: string, part: number): string => `${key}:wins:${part}`;

/** Held until the transaction ends, so that a win that comes meanwhile has it looked at again. */
async function takeNext(tx: Tx): Promise<Wins | undefined> {
  const due = await tx.first(sql<{ id: string }>`
    select id from vendors_free_rounds where look_at <= clock_timestamp() and bonus_times is not null
     order by look_at limit 1 for update skip locked`);
  if (due === undefined) return undefined;
  return tx.one(sql<Wins>`
    select f.id, f.key, f.member_id as "memberId", f.asset, o.won as "wonMinor", f.bonus_minor as "bonusMinor",
           f.bonus_parts as parts,
           ((${GRANT_STATE}) in ('finished', 'cancelled') or f.until_at <= clock_timestamp()) as "isOver"
      from ${GRANTS} where f.id = ${due.id}::uuid`);
}
