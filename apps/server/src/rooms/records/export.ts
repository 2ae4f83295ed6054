import type { Executor } from '../../platform/db/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { presentBet, presentMovement } from './present.ts';
import { findBets } from './repository.ts';

const PAGE = 1000;
/**
 * Maximum number of rows: this is a document for one person. If there are more, it contains the newest and states that
 * it is incomplete.
 */
const MOST = 50_000;

export interface MemberRecords {
  bets: ReturnType<typeof presentBet>[];
  movements: ReturnType<typeof presentMovement>[];
  /** Movements of bonus money, which is kept separate. */
  bonusMovements: ReturnType<typeof presentMovement>[];
  /** False when there are more rows than the document holds. */
  isComplete: boolean;
}

/** The betting and money records of a member, newest first. */
export async function exportRecords(
  executor: Executor,
  wallet: Wallet,
  memberId: bigint,
  asset: string,
): Promise<MemberRecords> {
  // Rows that arrive meanwhile would shift the pages.
  const to = new Date();
  const bets = await readAll((offset) => findBets(executor, memberId, asset, { to, offset, limit: PAGE }));
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
    // At the limit, read one more page: the document is complete only if that page is empty.
    if (rows.length >= MOST) return { list: rows, isComplete: list.length === 0 };
    rows.push(...list);
    if (list.length < PAGE) return { list: rows, isComplete: true };
  }
}
