import type { Tx } from '../../platform/db/index.ts';
import { type BetSettled, type Events, outcomesOf } from '../../platform/events/index.ts';

/** Bets of the past come again where a record is filled anew; they are no news to anybody. */
const NEWS_MS = 60_000;

/**
 * Tells members that a ticket is in their record as taken back. Who takes one back sees it in the record a moment
 * later, and nothing else would say when; a draw says by itself that its tickets are settled.
 */
export async function tellTakenBack({ stream }: Events, tx: Tx, chunks: readonly BetSettled[]): Promise<void> {
  const since = Date.now() - NEWS_MS;
  const takenBack = outcomesOf(chunks).filter(
    ({ source, status, at }) => source === 'lottery' && status === 'cancelled' && at > since,
  );
  await stream.publishMany(
    tx,
    'ticket.settled',
    takenBack.map(({ betId, memberId, status }) => ({ memberId: BigInt(memberId), data: { ticketId: betId, status } })),
  );
}
