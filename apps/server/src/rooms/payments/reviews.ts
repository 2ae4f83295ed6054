import { sql, type Tx } from '../../platform/db/index.ts';
import { notifyOrders } from './repository.ts';
import type { OrderStatus } from './rules.ts';

/** A new case. */
interface NewReview {
  provider: string;
  /** Null when the case concerns no order. */
  orderId: string | null;
  paymentId: string;
  reason: string;
  detail: Record<string, unknown>;
}

/** A case for review: the provider's report and the order that it concerns. Amounts in minor units. */
export interface ReviewCase {
  id: bigint;
  provider: string;
  paymentId: string;
  reason: string;
  /** State in the provider's report, in our terms. Null when the report is unreadable. */
  reportedState: string | null;
  reportedMinor: bigint | null;
  /** Text that the payer entered. */
  text: string | null;
  currency: string | null;
  /** Null when the case concerns no order. */
  orderId: string | null;
  /** The member of the order, or of the payout where the case names one. */
  memberId: bigint | null;
  asset: string | null;
  orderStatus: OrderStatus | null;
  orderAmountMinor: bigint | null;
  /** The withdrawal of the reported payout; null where the case is about a deposit or names none of ours. */
  withdrawalId: string | null;
  /** Whether the order was paid by this payment. */
  isOfOrder: boolean;
  /** Whether the payment already belongs to another order. */
  isOfOtherOrder: boolean;
  createdAt: Date;
  resolvedAt: Date | null;
  resolution: ReviewDecision | null;
}

export type ReviewDecision = 'credit' | 'reject';

export const REVIEW_MEMBER = sql`coalesce(o.member_id, (r.detail->>'memberId')::bigint)`;

export const REVIEW_COLUMNS = sql`
  r.id, r.provider, r.payment_id as "paymentId", r.reason, r.detail->>'state' as "reportedState",
    (r.detail->>'amountMinor')::bigint as "reportedMinor",
         r.detail->>'currency' as currency,
         nullif(concat_ws(' · ', r.detail->>'text', r.detail->>'payerName'), '') as text,
         r.order_id as "orderId", ${REVIEW_MEMBER} as "memberId", o.asset,
         o.status as "orderStatus",
         case when r.reason like 'payout-%' and r.detail ? 'memberId' then r.detail->>'orderId' end as "withdrawalId",
         o.amount_minor as "orderAmountMinor", r.created_at as "createdAt", r.resolved_at as "resolvedAt", r.resolution,
         coalesce(o.provider_payment_id = r.payment_id, false) as "isOfOrder",
         exists (select 1 from payments_orders other
                  where other.provider = r.provider and other.provider_payment_id = r.payment_id
                    and other.id is distinct from r.order_id) as "isOfOtherOrder"`;

export const REVIEW_TABLES = sql`payments_reviews r left join payments_orders o on o.id = r.order_id`;

const SELECT = sql`select ${REVIEW_COLUMNS} from ${REVIEW_TABLES}`;

/**
 * Opens a case for review. The same case again reopens it once it was closed, except by an equal report about a payout:
 * its state is queried for days. While it is open, it takes the newest state and amount of money: reports arrive in any
 * order, so only an outcome replaces an announcement, and only a reversal a success.
 */
export async function openReview(tx: Tx, { provider, orderId, paymentId, reason, detail }: NewReview): Promise<void> {
  const isPayout = reason.startsWith('payout-');
  const states = isPayout ? ['failed', 'paid', 'reversed'] : ['succeeded', 'reversed'];
  await tx.run(sql`
    insert into payments_reviews (provider, order_id, payment_id, reason, detail)
    values (${provider}, ${orderId}::uuid, ${paymentId}, ${reason}, ${JSON.stringify(detail)}::jsonb)
    on conflict (provider, payment_id, reason) do update
      set resolved_at = null, resolution = null, detail = payments_reviews.detail || excluded.detail
            || case when payments_reviews.resolved_at is null then '{}' else '{"isReopened":true}' end::jsonb
     where case when payments_reviews.resolved_at is not null
                then not (${isPayout} and payments_reviews.detail @> excluded.detail)
                else array_position(${states}::text[], excluded.detail->>'state')
                     >= coalesce(array_position(${states}::text[], payments_reviews.detail->>'state'), 0) end`);
}

/**
 * Updates the open cases of an order's payment after a report that its money was received or reversed. A payment that
 * was reversed stays reversed.
 * @returns false if the payment has no open case
 */
export async function followReport(
  tx: Tx,
  { provider, orderId, paymentId, detail }: Omit<NewReview, 'reason'>,
): Promise<boolean> {
  const known = await tx.rows(sql<{ id: bigint; isOpen: boolean; isReversed: boolean }>`
    select id, resolved_at is null as "isOpen", detail->>'state' is not distinct from 'reversed' as "isReversed"
      from payments_reviews
     where provider = ${provider} and payment_id = ${paymentId} and order_id = ${orderId}::uuid for update`);
  if (known.some(({ isReversed }) => isReversed)) return true;
  const open = known.filter(({ isOpen }) => isOpen).map(({ id }) => String(id));
  await tx.run(sql`
    update payments_reviews set detail = detail || ${JSON.stringify(detail)}::jsonb where id = any(${open}::bigint[])`);
  return open.length > 0;
}

/** Whether an operator closed a case of the order about a reversal of a part, and so settled it with an adjustment. */
export function hasSettledPart(tx: Tx, orderId: string): Promise<boolean> {
  return tx.has(sql`
    select 1 from payments_reviews
     where order_id = ${orderId}::uuid and reason = 'amount-differs' and detail->>'state' = 'reversed'
       and (resolved_at is not null or detail ? 'isReopened')`);
}

/**
 * Locks the order of a case and then the case, in the same order as reports that open one. A case without an order may
 * be given one once (`matchReview`).
 */
export async function lockReview(tx: Tx, id: bigint): Promise<ReviewCase | undefined> {
  await tx.run(sql`
    select 1 from payments_orders where id = (select order_id from payments_reviews where id = ${id}::bigint)
      for update`);
  await tx.run(sql`select 1 from payments_reviews where id = ${id}::bigint for update`);
  return tx.first(sql<ReviewCase>`${SELECT} where r.id = ${id}::bigint`);
}

/**
 * Total credited to a member by cases within a day, minor units. Each case counts with its own payment, because an
 * order that was paid several times has a case per payment. Locks, so that two simultaneous cases are counted together.
 */
export async function creditedLately(tx: Tx, memberId: bigint): Promise<bigint> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`payments_reviews:${memberId}`}, 0))`);
  return tx.value(sql<bigint>`
    select coalesce(sum((r.detail->>'amountMinor')::bigint), 0)::bigint as sum
      from payments_reviews r join payments_orders o on o.id = r.order_id
     where o.member_id = ${memberId}::bigint and r.resolution = 'credit'
       and r.resolved_at > clock_timestamp() - interval '1 day'`);
}

export async function closeReview(tx: Tx, id: bigint, resolution: ReviewDecision): Promise<void> {
  await tx.run(sql`
    update payments_reviews set resolved_at = clock_timestamp(), resolution = ${resolution}
      where id = ${id}::bigint`);
}

/** Marks the order as paid with this payment and this amount, which has no fee if it is not above the fee. */
export async function succeedByReview(tx: Tx, orderId: string, paymentId: string, creditedMinor: bigint) {
  await notifyOrders(
    tx,
    sql`
    update payments_orders set status = 'succeeded', provider_payment_id = ${paymentId},
      credited_at = clock_timestamp(), credited_minor = ${creditedMinor}::bigint,
           fee_minor = case when fee_minor < ${creditedMinor}::bigint then fee_minor else 0 end,
           next_check_at = null where id = ${orderId}::uuid`,
  );
}

/** Inserts an additional order for money that arrived again for a paid order, without its fee. */
export async function insertExtraOrder(tx: Tx, orderId: string, amountMinor: bigint): Promise<string> {
  return tx.value(sql<string>`
    insert into payments_orders (id, member_id, input_hash, provider, method, kind, merchant_ref, asset, amount_minor,
      status, expires_at, extra_of)
    select gen_random_uuid(), member_id, input_hash, provider, method, kind, null, asset, ${amountMinor}::bigint,
           'review', expires_at, id from payments_orders where id = ${orderId}::uuid
    returning id`);
}

/**
 * Assigns money without a reference to an order, which then waits to be credited.
 * @returns false if the case has an order, or the order could not be paid by this money
 */
export async function matchReview(tx: Tx, id: bigint, orderId: string): Promise<boolean> {
  const order = await tx.first(sql<{ provider: string; asset: string }>`
    select provider, asset from payments_orders where id = ${orderId}::uuid
       and status in ('created', 'awaiting', 'processing', 'expired', 'cancelled', 'failed', 'unknown') for update`);
  if (order === undefined) return false;
  const matched = await tx.run(sql`
    update payments_reviews set order_id = ${orderId}::uuid
     where id = ${id}::bigint and order_id is null and resolved_at is null and provider = ${order.provider}
       and detail->>'currency' = ${order.asset} and detail->>'state' = 'succeeded'`);
  if (matched === 0) return false;
  await notifyOrders(
    tx,
    sql`
    update payments_orders set status = 'review', next_check_at = null where id = ${orderId}::uuid`,
  );
  return true;
}

/** Fails an order that waited only for review, once no other case of it is open. */
export async function failAfterReview(tx: Tx, orderId: string): Promise<void> {
  await notifyOrders(
    tx,
    sql`
    update payments_orders set status = 'failed' where id = ${orderId}::uuid and status = 'review'
       and not exists (select 1 from payments_reviews where order_id = ${orderId}::uuid and resolved_at is null)`,
  );
}
