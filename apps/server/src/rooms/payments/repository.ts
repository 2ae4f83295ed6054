import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import { EXPIRES_AFTER_MINUTES, type OrderFacts, type OrderStatus } from './rules.ts';

export interface Order extends OrderFacts {
  id: string;
  memberId: bigint;
  inputHash: string;
  /** First answer to the client's key; null until the provider has opened the payment. */
  answer: unknown;
  provider: string;
  method: string;
  payUrl: string | null;
  createdAt: Date;
  creditedAt: Date | null;
  /** Where a person credited another amount than the order's. */
  creditedMinor: bigint | null;
}

export interface Review {
  provider: string;
  /** Null when no order is concerned. */
  orderId: string | null;
  paymentId: string;
  reason: string;
  detail: Record<string, unknown>;
}

export type NewOrder = Pick<
  Order,
  'id' | 'memberId' | 'inputHash' | 'provider' | 'method' | 'asset' | 'amountMinor'
> & { clientKey: string };

const COLUMNS = sql`id, member_id as "memberId", input_hash as "inputHash", answer, provider, method, asset,
  amount_minor as "amountMinor", status,
  provider_payment_id as "providerPaymentId", pay_url as "payUrl", created_at as "createdAt",
  credited_at as "creditedAt", credited_minor as "creditedMinor"`;

/**
 * The member's order of a key. Keys are free again after 30 days, and after an order that ended before it was opened.
 */
export async function findByKey(tx: Tx, memberId: bigint, clientKey: string): Promise<Order | undefined> {
  await tx.run(sql`
    update payments_orders set client_key = null
     where member_id = ${memberId}::bigint and client_key = ${clientKey}
       and (created_at < clock_timestamp() - interval '30 days'
       or (answer is null and status in ('expired', 'failed')))`);
  return tx.first(
    sql<Order>`
      select ${COLUMNS} from payments_orders where member_id = ${memberId}::bigint and client_key = ${clientKey}`,
  );
}

/** Answers undefined when another call with the same key was faster; that one has committed by then. */
export async function insertOrder(tx: Tx, o: NewOrder): Promise<Order | undefined> {
  return tx.first(sql<Order>`
    insert into payments_orders (id, member_id, client_key, input_hash, provider, method, asset, amount_minor, status,
      expires_at, next_check_at)
    values (${o.id}::uuid, ${o.memberId}::bigint, ${o.clientKey}, ${o.inputHash}, ${o.provider}, ${o.method},
      ${o.asset}, ${o.amountMinor}::bigint, 'created',
      clock_timestamp() + ${EXPIRES_AFTER_MINUTES}::int * interval '1 minute', clock_timestamp() + interval '2 seconds')
    on conflict (member_id, client_key) do nothing returning ${COLUMNS}`);
}

export async function findOrder(executor: Executor, id: string, memberId: bigint): Promise<Order | undefined> {
  return executor.first(
    sql<Order>`select ${COLUMNS} from payments_orders where id = ${id}::uuid and member_id = ${memberId}::bigint`,
  );
}

/**
 * Whether money may still come for the member: an order that waits for its player or for a person, or one that expired
 * less than a day ago, which its provider still lets be paid.
 */
export async function awaitsDeposit(executor: Executor, memberId: bigint): Promise<boolean> {
  const found = await executor.first(sql`
    select 1 from payments_orders where member_id = ${memberId}::bigint
       and (status in ('created', 'awaiting', 'processing', 'review')
       or (status = 'expired' and created_at > clock_timestamp() - interval '1 day')) limit 1`);
  return found !== undefined;
}

/** All orders of a member, oldest first. */
export async function ordersOf(executor: Executor, memberId: bigint): Promise<Order[]> {
  return executor.rows(
    sql<Order>`select ${COLUMNS} from payments_orders where member_id = ${memberId}::bigint order by created_at, id`,
  );
}

/** Locks the order, so that two reports about it are worked on one after the other. */
export async function lockOrder(tx: Tx, id: string, provider: string): Promise<Order | undefined> {
  return tx.first(
    sql<Order>`select ${COLUMNS} from payments_orders where id = ${id}::uuid and provider = ${provider} for update`,
  );
}

/** Whether the provider's payment already stands for another order. */
export async function isPaymentOfOther(tx: Tx, provider: string, paymentId: string, orderId: string): Promise<boolean> {
  const other = await tx.first(sql`
    select 1 from payments_orders where provider = ${provider} and provider_payment_id = ${paymentId}
      and id <> ${orderId}::uuid`);
  return other !== undefined;
}

/** @param paymentId the provider's payment that the order stands for from now on; null leaves it */
export async function setStatus(tx: Tx, id: string, status: OrderStatus, paymentId: string | null): Promise<void> {
  const isOver = status === 'succeeded' || status === 'failed' || status === 'review';
  await tx.run(sql`
    update payments_orders set status = ${status},
      provider_payment_id = coalesce(provider_payment_id, ${paymentId}::text),
           credited_at = case when ${status} = 'succeeded' then clock_timestamp() end,
           next_check_at = case when ${isOver} then null else next_check_at end
     where id = ${id}::uuid`);
}

export async function setPayUrl(tx: Tx, id: string, payUrl: string): Promise<Order> {
  return tx.one(sql<Order>`update payments_orders set pay_url = ${payUrl} where id = ${id}::uuid returning ${COLUMNS}`);
}

/** Keeps the first answer of the client's key and answers it. */
export async function keepAnswer<T>(tx: Tx, id: string, answer: T): Promise<T> {
  const kept = await tx.one(sql<{ answer: T }>`
    update payments_orders set answer = coalesce(answer, ${JSON.stringify(answer)}::jsonb) where id = ${id}::uuid
      returning answer`);
  return kept.answer;
}

/**
 * Opens a case for a person; the same case again changes nothing while it is open, and opens it again once it was
 * closed.
 */
export async function openReview(tx: Tx, { provider, orderId, paymentId, reason, detail }: Review): Promise<void> {
  await tx.run(sql`
    insert into payments_reviews (provider, order_id, payment_id, reason, detail)
    values (${provider}, ${orderId}::uuid, ${paymentId}, ${reason}, ${JSON.stringify(detail)}::jsonb)
    on conflict (provider, payment_id, reason) do update
      set resolved_at = null, resolution = null, detail = excluded.detail
     where payments_reviews.resolved_at is not null`);
}

/**
 * Orders whose player did not pay in time. They stay payable at the provider, so they are still asked about for a day.
 */
export async function expireOrders(executor: Executor): Promise<number> {
  return executor.run(
    sql`
      update payments_orders set status = 'expired'
        where status in ('created', 'awaiting') and expires_at <= clock_timestamp()`,
  );
}

/**
 * Takes up to `limit` orders that are due and sets their next check: after 2, 4, ... 60 seconds, hourly once expired.
 */
export async function claimDueOrders(executor: Executor, provider: string, limit: number): Promise<{ id: string }[]> {
  return executor.rows(sql<{ id: string }>`
    update payments_orders set checks = checks + 1,
           next_check_at = case when status <> 'expired'
           then clock_timestamp() + least(60, power(2, least(checks, 6) + 2)) * interval '1 second'
                                when created_at > clock_timestamp() - interval '1 day'
                                then clock_timestamp() + interval '1 hour' end
     where id in (select id from payments_orders where provider = ${provider} and next_check_at <= clock_timestamp()
                   order by next_check_at limit ${limit}::int for update skip locked)
    returning id`);
}
