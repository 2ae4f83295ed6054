import type { Tx } from '../../platform/db/index.ts';
import { type BetSettled, type Events, outcomesOf } from '../../platform/events/index.ts';

/** Older bets are replayed when a record is filled again; members are not notified of them. */
const NEWS_MS = 5 * 60_000;

/**
 * Notifies members when their record shows that a ticket was settled or reversed. Pages read the record on this event,
 * and there is no later one.
 */
export async function announceSettled({ stream }: Events, tx: Tx, chunks: readonly BetSettled[]): Promise<void> {
  const since = Date.now() - NEWS_MS;
  const settled = outcomesOf(chunks).filter(({ source, at }) => source === 'lottery' && at > since);
  await stream.publishMany(
    tx,
    'ticket.settled',
    settled.map(({ betId, memberId, status }) => ({ memberId: BigInt(memberId), data: { ticketId: betId, status } })),
  );
}
