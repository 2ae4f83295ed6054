import type { RawBuilder } from 'kysely';
import type { IdempotencyKey } from '../../platform/http/index.ts';
import { type Executor, type PageOfRows, type Place, readPage, sql, type Tx } from '../../platform/db/index.ts';
import type { Instructions, OrderKind } from './adapters/adapter.ts';
import { isUuid } from '../../platform/rows/is-uuid.ts';
import type { OrderFacts, OrderStatus } from './rules.ts';

export interface Order extends OrderFacts {
  id: string;
  memberId: bigint;
  inputHash: string;
  /** First answer for the client's key; null until the provider has opened the payment. */
  answer: unknown;
  provider: string;
  method: string;
  kind: OrderKind;
  /** Our reference of the order at the provider. */
  merchantRef: string;
  feeMinor: bigint;
  payUrl: string | null;
  instructions: Instructions | null;
  confirmations: number;
  createdAt: Date;
  expiresAt: Date;
  /** When the member reported that the money was sent. */
  sentAt: Date | null;
  creditedAt: Date | null;
  /** Set if an operator credited an amount other than the order's. */
  creditedMinor: bigint | null;
}

export type NewOrder = Pick<
  Order,
  'id' | 'memberId' | 'inputHash' | 'provider' | 'method' | 'kind' | 'asset' | 'amountMinor' | 'feeMinor'
> & {
  clientKey: string;
  /** Null for the id, 'number' for the next number, otherwise the reference itself. */
  merchantRef: string | null;
  minutes: number;
};

const COLUMNS = sql`id, member_id as "memberId", input_hash as "inputHash", answer, provider, method, kind, asset,
  coalesce(merchant_ref, id::text) as "merchantRef", amount_minor as "amountMinor", fee_minor as "feeMinor", status,
  provider_payment_id as "providerPaymentId", pay_url as "payUrl", instructions, confirmations,
  created_at as "createdAt", expires_at as "expiresAt", sent_at as "sentAt",
  credited_at as "creditedAt", credited_minor as "creditedMinor"`;

/**
 * The member's order of an idempotency key. Keys are free again after 30 days, and after an order that ended before it
 * was opened.
 */
export async function findByKey(tx: Tx, memberId: bigint, clientKey: string): Promise<Order | undefined> {
  await tx.run(sql`
    update payments_orders set client_key = null
     where member_id = ${memberId}::bigint and client_key = ${clientKey}
       and (created_at < clock_timestamp() - interval '30 days'
       or (answer is null and status in ('expired', 'failed', 'cancelled')))`);
  return tx.first(sql<Order>`
    select ${COLUMNS} from payments_orders where member_id = ${memberId}::bigint and client_key = ${clientKey}`);
}

/** The first answer for an idempotency key with the same input; undefined without one. */
export async function answerOfKey(
  executor: Executor,
  memberId: bigint,
  { key, inputHash }: IdempotencyKey,
): Promise<unknown> {
  const order = await executor.first(sql<{ answer: unknown }>`
    select answer from payments_orders
     where member_id = ${memberId}::bigint and client_key = ${key} and input_hash = ${inputHash}
       and answer is not null and created_at >= clock_timestamp() - interval '30 days'`);
  return order?.answer;
}

/** Returns undefined when another call with the same key was faster; that one has committed by then. */
export async function insertOrder(tx: Tx, o: NewOrder): Promise<Order | undefined> {
  return tx.first(sql<Order>`
    insert into payments_orders (id, member_id, client_key, input_hash, provider, method, kind, merchant_ref, asset,
      amount_minor, fee_minor, status, expires_at, next_check_at)
    values (${o.id}::uuid, ${o.memberId}::bigint, ${o.clientKey}, ${o.inputHash}, ${o.provider}, ${o.method}, ${o.kind},
      case ${o.merchantRef}::text when 'number' then nextval('payments_order_numbers')::text
        else ${o.merchantRef}::text end,
      ${o.asset}, ${o.amountMinor}::bigint, ${o.feeMinor}::bigint, 'created',
      clock_timestamp() + ${o.minutes}::int * interval '1 minute', clock_timestamp() + interval '2 seconds')
    on conflict (member_id, client_key) do nothing returning ${COLUMNS}`);
}

export async function findOrder(executor: Executor, id: string, memberId: bigint): Promise<Order | undefined> {
  return executor.first(sql<Order>`
    select ${COLUMNS} from payments_orders where id = ${id}::uuid and member_id = ${memberId}::bigint`);
}

/**
 * Whether the member may still receive money: an order that waits for its payment or for review, one that expired less
 * than a day ago, which its provider still accepts, or a further payment of an order that waits for review.
 */
export async function awaitsDeposit(executor: Executor, memberId: bigint): Promise<boolean> {
  return executor.has(sql`
    select 1 from payments_orders o where member_id = ${memberId}::bigint
       and (status in ('created', 'awaiting', 'processing', 'unknown', 'review')
       or (status in ('expired', 'cancelled') and created_at > clock_timestamp() - interval '1 day')
       or exists (select 1 from payments_reviews
                   where order_id = o.id and resolved_at is null and detail->>'state' in ('processing', 'succeeded')))
     limit 1`);
}

/** A member's orders, newest first. */
export function pageOfOrders(executor: Executor, memberId: bigint, place: Place): Promise<PageOfRows<Order>> {
  const where = sql`member_id = ${memberId}::bigint`;
  return readPage(
    executor,
    {
      columns: COLUMNS,
      from: sql`payments_orders`,
      where,
      key: [
        { column: sql`created_at`, type: 'timestamptz' },
        { column: sql`id`, type: 'uuid' },
      ],
    },
    place,
  );
}

/** All orders of a member, oldest first. */
export async function ordersOf(executor: Executor, memberId: bigint): Promise<Order[]> {
  return executor.rows(sql<Order>`
    select ${COLUMNS} from payments_orders where member_id = ${memberId}::bigint order by created_at, id`);
}

/**
 * Locks the order of a payment, so that two reports about it are processed sequentially: the order that the provider
 * names, otherwise the one with this payment.
 */
export async function lockPaidOrder(
  tx: Tx,
  provider: string,
  merchantRef: string,
  paymentId: string | null,
): Promise<Order | undefined> {
  const named = isUuid(merchantRef)
    ? sql`id = ${merchantRef}::uuid and merchant_ref is null`
    : sql`merchant_ref = ${merchantRef}`;
  const order = await tx.first(sql<Order>`
    select ${COLUMNS} from payments_orders where provider = ${provider} and ${named} for update`);
  if (paymentId === null || order?.providerPaymentId === paymentId) return order;
  // Otherwise the order with this payment: money that arrived again for the same order, or that an operator matched
  // with one.
  const owner = await tx.first(sql<Order>`
    select ${COLUMNS} from payments_orders o
     where provider = ${provider} and provider_payment_id = ${paymentId}
       and case when ${order?.id ?? null}::uuid is null
           then exists (select 1 from payments_reviews r
                         where r.provider = o.provider and r.payment_id = ${paymentId}
                           and r.order_id in (o.id, o.extra_of))
           else extra_of = ${order?.id ?? null}::uuid end
       for update`);
  return owner ?? order;
}

export async function lockOrder(tx: Tx, id: string): Promise<Order | undefined> {
  return tx.first(sql<Order>`select ${COLUMNS} from payments_orders where id = ${id}::uuid for update`);
}

/** Whether the provider's payment already belongs to another order. */
export async function isPaymentOfOther(tx: Tx, provider: string, paymentId: string | null, orderId: string) {
  return tx.has(sql`
    select 1 from payments_orders where provider = ${provider} and provider_payment_id = ${paymentId}
      and id <> ${orderId}::uuid`);
}

/** @param paymentId the provider's payment of the order from now on; null keeps it */
export async function setStatus(tx: Tx, id: string, status: OrderStatus, paymentId: string | null): Promise<void> {
  const isOver = ['succeeded', 'failed', 'cancelled', 'reversed', 'review'].includes(status);
  await notifyOrders(
    tx,
    sql`
    update payments_orders set status = ${status},
      provider_payment_id = coalesce(provider_payment_id, ${paymentId}::text),
           credited_at = case ${status} when 'succeeded' then clock_timestamp() when 'reversed' then credited_at end,
           next_check_at = case when ${isOver} then null else next_check_at end
     where id = ${id}::uuid`,
  );
}

/** Runs an update of orders and notifies each member of the order's new state. */
export async function notifyOrders(executor: Executor, update: RawBuilder<unknown>): Promise<void> {
  const result = sql`
    with changed as (${update} returning id, member_id, status)
    select stream_add(member_id, 'deposit.changed', jsonb_build_object('orderId', id, 'status', status)) from changed`;
  await executor.run(result, { wakes: ['stream'] });
}

export async function setConfirmations(tx: Tx, id: string, confirmations: number): Promise<void> {
  await tx.run(sql`
    update payments_orders set confirmations = greatest(confirmations, ${confirmations}::int) where id = ${id}::uuid`);
}

/** Records once that the member reported the money as sent. */
export async function markSent(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update payments_orders set sent_at = coalesce(sent_at, clock_timestamp()) where id = ${id}::uuid`);
}

/**
 * The newest order of a member that waits for its money, by method. An order without payment instructions counts only
 * for the few seconds that a provider has to send them.
 */
export async function openOrdersOf(executor: Executor, memberId: bigint): Promise<Map<string, string>> {
  const rows = await executor.rows(sql<{ method: string; id: string }>`
    select distinct on (method) method, id from payments_orders
     where member_id = ${memberId}::bigint
       and status in ('created', 'awaiting', 'processing', 'unknown')
       and (answer is not null or created_at > clock_timestamp() - interval '6 seconds')
     order by method, created_at desc`);
  return new Map(rows.map(({ method, id }) => [method, id]));
}

/** Serialises the opening of a member's orders. */
export async function lockOrdersOf(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`payments_orders:${memberId}`}, 0))`);
}

export async function setInstructions(tx: Tx, id: string, { payUrl, ...rest }: Instructions): Promise<Order> {
  const kept = Object.keys(rest).length === 0 ? null : JSON.stringify(rest);
  return tx.one(sql<Order>`
    update payments_orders set pay_url = ${payUrl ?? null}, instructions = ${kept}::jsonb
     where id = ${id}::uuid returning ${COLUMNS}`);
}

/** Stores the first answer for the client's key and returns it. */
export async function keepAnswer<T>(tx: Tx, id: string, answer: T): Promise<T> {
  return tx.value(sql<T>`
    update payments_orders set answer = coalesce(answer, ${JSON.stringify(answer)}::jsonb) where id = ${id}::uuid
      returning answer`);
}

/**
 * Expires orders that were not paid in time. They stay payable at the provider, so they are still checked for a day.
 */
export async function expireOrders(executor: Executor): Promise<void> {
  await notifyOrders(
    executor,
    sql`
    update payments_orders set status = 'expired'
     where status in ('created', 'awaiting') and expires_at <= clock_timestamp()`,
  );
}

export type DueOrder = Pick<Order, 'id' | 'merchantRef' | 'providerPaymentId'>;

/** Claims up to `limit` due orders and sets their next check: after 2, 4, ... 60 seconds, hourly once expired. */
export async function claimDueOrders(executor: Executor, provider: string, limit: number): Promise<DueOrder[]> {
  return executor.rows(sql<DueOrder>`
    update payments_orders set checks = checks + 1,
           next_check_at = case when status <> 'expired'
           then clock_timestamp() + least(60, power(2, least(checks, 6) + 2)) * interval '1 second'
                                when created_at > clock_timestamp() - interval '1 day'
                                then clock_timestamp() + interval '1 hour' end
     where id in (select id from payments_orders where provider = ${provider} and next_check_at <= clock_timestamp()
                   order by next_check_at limit ${limit}::int for update skip locked)
    returning id, coalesce(merchant_ref, id::text) as "merchantRef", provider_payment_id as "providerPaymentId"`);
}

/** Queries an order again whose last query was not answered, for a week. */
export async function askOnceMore(executor: Executor, id: string): Promise<void> {
  await executor.run(sql`
    update payments_orders set next_check_at = clock_timestamp() + interval '1 hour'
     where id = ${id}::uuid and status = 'expired' and next_check_at is null
       and created_at > clock_timestamp() - interval '7 days'`);
}

/** Opens cases for orders whose state was unknown for a day, or that were in progress for two weeks. */
export async function reviewLongUnknown(executor: Executor): Promise<void> {
  await executor.run(
    sql`
    with given_up as (
      update payments_orders set status = 'review', next_check_at = null
       where status in ('unknown', 'processing')
         and created_at < clock_timestamp() - case status when 'unknown' then 1 else 14 end * interval '1 day'
      returning id, member_id, provider, coalesce(provider_payment_id, id::text) as payment_id, amount_minor, asset
    ), opened as (
      insert into payments_reviews (provider, order_id, payment_id, reason, detail)
      select provider, id, payment_id, 'unknown-state', jsonb_build_object(
               'state', 'unknown', 'amountMinor', amount_minor::text, 'currency', asset) from given_up
      on conflict (provider, payment_id, reason) do nothing
    )
    select stream_add(member_id, 'deposit.changed', jsonb_build_object('orderId', id, 'status', 'review'))
      from given_up`,
    { wakes: ['stream'] },
  );
}
