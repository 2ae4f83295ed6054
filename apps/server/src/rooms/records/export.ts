import type { Database } from '../../platform/db/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { presentBet, presentMovement } from './present.ts';
import { findBets } from './repository.ts';

const PAGE = 1000;
/** A document for one person, not a dump: whoever has more gets the newest and is told so. */
const MOST = 50_000;

export interface MemberRecords {
  bets: ReturnType<typeof presentBet>[];
  movements: ReturnType<typeof presentMovement>[];
  /** The same of bonus money, which is kept apart. */
  bonusMovements: ReturnType<typeof presentMovement>[];
  /** False when there are more rows than the document holds. */
  isComplete: boolean;
}

/** Both records of a member, newest first. */
export async function exportRecords(
  db: Database,
  wallet: Wallet,
  memberId: bigint,
  asset: string,
): Promise<MemberRecords> {
  // What comes meanwhile would move the pages.
  const to = new Date();
  const bets = await readAll((offset) => findBets(db, memberId, asset, { to, offset, limit: PAGE }));
  const of = (isBonus: boolean) =>
    readAll((offset) => wallet.movements(memberId, asset, { isBonus, to, offset, limit: PAGE }));
  const [movements, bonus] = [await of(false), await of(true)];
  return {
    bets: bets.list.map(presentBet),
    movements: movements.list.map((movement) => presentMovement(movement, asset)),
    bonusMovements: bonus.list.map((movement) => presentMovement(movement, asset)),
    isComplete: bets.isComplete && movements.isComplete && bonus.isComplete,
  };
}

async function readAll<T>(
  readPage: (offset: number) => Promise<{ list: T[] }>,
): Promise<{ list: T[]; isComplete: boolean }> {
  const rows: T[] = [];
  for (;;) {
    const { list } = await readPage(rows.length);
    // The page behind the last row of the document tells whether something is missing.
    if (rows.length >= MOST) return { list: rows, isComplete: list.length === 0 };
    rows.push(...list);
    if (list.length < PAGE) return { list: rows, isComplete: true };
  }
}
