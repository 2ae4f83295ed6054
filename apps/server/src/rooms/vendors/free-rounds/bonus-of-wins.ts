import { sql, type Tx } from '../../../platform/db/index.ts';
import type { VendorsPlatform } from '../ports.ts';
import { BONUS_OF_WINS, GRANT_STATE, GRANTS } from './grants.ts';

/** Grants processed in a turn, each in a separate transaction. */
const BATCH = 50;

interface Wins {
  id: string;
  key: string;
  memberId: bigint;
  asset: string;
  wonMinor: bigint;
  bonusMinor: bigint;
  times: number;
  parts: number;
  isOver: boolean;
  /** Maximum of the promised winnings, minor units. */
  mostMinor: bigint | null;
  /** When no more winnings are expected, and whether that time has come. */
  closeAt: Date | null;
  isClosing: boolean;
}

/** Days after the rounds in which a vendor may send or roll back a win, before the reservation is released. */
const OPEN_DAYS = 3;
const DAY_MS = 86_400_000;

/**
 * Converts winnings of free rounds to bonus money, in one part when they are over. Later wins form another part; later
 * rollbacks are deducted from the last part, as far as its money is left. Days later no more is expected, and the rest
 * of the reservation is released. Returns whether more may wait.
 */
export function createBonusOfWins({ db, bonus }: Pick<VendorsPlatform, 'db' | 'bonus'>): () => Promise<boolean> {
  return async () => {
    for (let turn = 0; turn < BATCH; turn++) if (!(await db.transaction(lookAtNext))) return false;
    return true;
  };

  async function lookAtNext(tx: Tx): Promise<boolean> {
    const found = await takeNext(tx);
    if (found === undefined) return false;
    const { id, key, wonMinor, bonusMinor, isOver, mostMinor, closeAt, isClosing } = found;
    const isChanged = isOver && wonMinor !== bonusMinor;
    if (isChanged) await book(tx, found);
    if (isOver && isClosing) await bonus.closed?.(tx, key);
    const closing = closeAt ?? (isOver && mostMinor !== null ? new Date(Date.now() + OPEN_DAYS * DAY_MS) : null);
    await tx.run(sql`
      update vendors_free_rounds
         set check_at = case when not ${isOver}::boolean then until_at
                            when ${isClosing}::boolean then null else ${closing}::timestamptz end,
             close_at = ${closing}::timestamptz,
             bonus_minor = case when ${isOver}::boolean then ${wonMinor}::bigint else bonus_minor end,
             bonus_parts = bonus_parts + ${isChanged && wonMinor > bonusMinor ? 1 : 0}::int
       where id = ${id}::uuid`);
    return true;
  }

  async function book(tx: Tx, found: Wins): Promise<void> {
    const { key, memberId, asset, wonMinor, bonusMinor, parts } = found;
    if (wonMinor < bonusMinor) return bonus.takeBack?.(tx, nameOf(key, parts), bonusMinor - wonMinor);
    const amountMinor = wonMinor - bonusMinor;
    const terms = { award: key, times: found.times, product: 'slots' };
    return bonus.grant(tx, { key: nameOf(key, parts + 1), memberId, asset, amountMinor, terms });
  }
}

const nameOf = (key: string, part: number): string => `${key}:wins:${part}`;

/** Locked until the transaction ends, so that a win that arrives meanwhile is processed in the next turn. */
async function takeNext(tx: Tx): Promise<Wins | undefined> {
  const due = await tx.first(sql<{ id: string }>`
    select id from vendors_free_rounds where check_at <= clock_timestamp() and bonus_times is not null
     order by check_at limit 1 for update skip locked`);
  if (due === undefined) return undefined;
  return tx.one(sql<Wins>`
    select f.id, f.key, f.member_id as "memberId", f.asset, ${BONUS_OF_WINS} as "wonMinor",
           f.bonus_minor as "bonusMinor", f.bonus_times as times, f.bonus_parts as parts,
           ((${GRANT_STATE}) in ('finished', 'cancelled', 'refused') or f.until_at <= clock_timestamp()) as "isOver",
           f.bonus_most_minor as "mostMinor", f.close_at as "closeAt",
           coalesce(f.close_at <= clock_timestamp(), f.state = 'refused') as "isClosing"
      from ${GRANTS} where f.id = ${due.id}::uuid`);
}
