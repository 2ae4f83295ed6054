import type { Tx } from '../../platform/db/index.ts';
import { type BetSettled, type Events, outcomesOf } from '../../platform/events/index.ts';

/** Bets of the past come again where a record is filled anew; they are no news to anybody. */
const NEWS_MS = 5 * 60_000;

/**
 * Tells members that a ticket of theirs is settled, or taken back, once their record shows it: pages read the record
 * when they hear of it, and nothing would tell them later.
 */
export async function tellSettled({ stream }: Events, tx: Tx, chunks: readonly BetSettled[]): Promise<void> {
  const since = Date.now() - NEWS_MS;
  const settled = outcomesOf(chunks).filter(({ source, at }) => source === 'lottery' && at > since);
  await stream.publishMany(
    tx,
    'ticket.settled',
    settled.map(({ betId, memberId, status }) => ({ memberId: BigInt(memberId), data: { ticketId: betId, status } })),
  );
}
