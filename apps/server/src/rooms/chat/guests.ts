import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import { networkOf } from '../../platform/http/index.ts';
import type { Marks } from '../../platform/marks.ts';
import { Refusal } from '../../platform/refusal.ts';
import { hashSecret } from '../../platform/secrets.ts';
import type { Guest } from './threads.ts';

/** Lifetime of the cookie, from the last message on. The conversation ends with it. */
export const GUEST_SECONDS = 86_400;
/** Visitors' messages are kept for this many days, for later enquiries. */
const KEEP_DAYS = 30;
/** Visitors of one network (one /64 of IPv6) who may start a conversation within an hour. */
const NEW_GUESTS_AN_HOUR = 5;
const HOUR_SECONDS = 3600;
const ID_BYTES = 24;

/** A signed id for a browser, so that it cannot be forged. */
export function newGuestCookie(marks: Marks): string {
  const id = randomBytes(ID_BYTES).toString('base64url');
  return `${id}.${signatureOf(marks, id)}`;
}

/** The visitor of a cookie; null if we did not issue it. */
export function guestOf(marks: Marks, cookie: string | undefined, ip: string): Guest | null {
  const [id = '', signature = ''] = (cookie ?? '').split('.');
  if (id === '' || !isSame(signature, signatureOf(marks, id))) return null;
  return { guestHash: hashSecret(id), network: marks.of(networkOf(ip), 'chat.network') };
}

/**
 * Checks in this transaction that a visitor may start a conversation. Concurrent checks of the same network wait, so
 * that all are counted.
 * @throws Refusal rate.limited when too many visitors of the network started one within an hour
 */
export async function requireGuestLimit(tx: Tx, { network }: Guest): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`chat_guests:${network}`}, 0))`);
  const { count, left } = await tx.one(sql<{ count: number; left: number | null }>`
    select count(*)::int as count,
           ceil(extract(epoch from min(began_at) + ${HOUR_SECONDS}::int * interval '1 second'
             - clock_timestamp()))::int as left
      from chat_threads
     where member_id is null and guest_network = ${network}
       and began_at > clock_timestamp() - ${HOUR_SECONDS}::int * interval '1 second'`);
  if (count >= NEW_GUESTS_AN_HOUR) throw new Refusal('rate.limited', null, Math.max(1, left ?? 1));
}

/** Records that the visitor's cookie was renewed. */
export async function noteGuest(executor: Executor, { guestHash }: Guest): Promise<void> {
  await executor.run(sql`
    update chat_threads set guest_seen_at = clock_timestamp() where guest_hash = ${guestHash}`);
}

/**
 * Ends conversations whose visitor's cookie has expired, and deletes old ones.
 * @returns the ended conversations, with the numbers to notify
 */
export async function endGuests(tx: Tx): Promise<{ id: bigint; address: bigint }[]> {
  await tx.run(sql`
    delete from chat_threads where member_id is null
       and guest_seen_at < clock_timestamp() - ${KEEP_DAYS}::int * interval '1 day'`);
  return tx.rows(sql<{ id: bigint; address: bigint }>`
    update chat_conversations c set state = 'closed', closed_at = clock_timestamp(), waiting_since = null
      from chat_threads t
     where t.id = c.thread_id and t.member_id is null and c.state <> 'closed'
       and t.guest_seen_at < clock_timestamp() - ${GUEST_SECONDS}::int * interval '1 second'
    returning c.id, -t.id as address`);
}

function isSame(given: string, made: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(made)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A mark, so that a change of the secret key does not end conversations. */
function signatureOf(marks: Marks, id: string): string {
  return marks.of(id, 'chat.guest');
}
