import {
  type Executor,
  type PageOfRows,
  type Place,
  readPage,
  sql,
  type SqlPart,
  type Tx,
} from '../../../platform/db/index.ts';
import type { WithdrawalStatus } from './rules.ts';

export interface Withdrawal {
  id: string;
  memberId: bigint;
  asset: string;
  amountMinor: bigint;
  feeMinor: bigint;
  accountId: string;
  bank: string;
  lastDigits: string;
  provider: string;
  status: WithdrawalStatus;
  /** Reasons for the manual review, in codes of the console. */
  marks: string[];
  needsSecond: boolean;
  takenBy: bigint | null;
  takenName: string | null;
  /** Since when it is on hold; null when it is not. */
  heldAt: Date | null;
  /** Approved, and its provider is off. */
  isUnsent: boolean;
  providerPaymentId: string | null;
  proof: string | null;
  createdAt: Date;
  endedAt: Date | null;
}

export interface Step {
  status: WithdrawalStatus;
  at: Date;
  byName: string | null;
  note: string | null;
}

export const BY_HAND = 'by-hand';

const OPEN = sql`('requested', 'review', 'approved', 'submitted', 'unknown')`;
/** It was due and not sent, because its provider is off. */
const IS_UNSENT = sql`(w.status = 'approved' and w.provider <> ${BY_HAND} and w.tries > 0)`;
/** Columns of a withdrawal, for lists too. */
export const WITHDRAWAL_COLUMNS = sql`
  w.id, w.member_id as "memberId", w.asset, w.amount_minor as "amountMinor", w.fee_minor as "feeMinor",
  w.account_id as "accountId", a.bank, a.last_digits as "lastDigits", w.provider, w.status, w.marks,
  w.needs_second as "needsSecond", w.taken_by as "takenBy", w.taken_name as "takenName", w.held_at as "heldAt",
  ${IS_UNSENT} as "isUnsent",
  w.provider_payment_id as "providerPaymentId", w.proof, w.created_at as "createdAt", w.ended_at as "endedAt"`;
export const WITHDRAWAL_TABLES = sql`payments_withdrawals w join payments_payout_accounts a on a.id = w.account_id`;
/** A withdrawal at the provider needs no operator, until its outcome is unknown. */
export const WAITS_FOR_A_PERSON = sql`w.status in ('review', 'approved', 'unknown')
  and (w.status <> 'approved' or w.provider = ${BY_HAND} or ${IS_UNSENT})`;
export const IS_OPEN = sql`w.status in ${OPEN}`;
const SELECT = sql`select ${WITHDRAWAL_COLUMNS} from ${WITHDRAWAL_TABLES}`;

export interface WithdrawalRequest {
  id: string;
  memberId: bigint;
  asset: string;
  accountId: string;
  amountMinor: bigint;
  /** IANA name of the time zone that defines days. */
  zone: string;
  provider: string;
  key: string;
  inputHash: string;
  /** Terms of the member's level that replace the default terms. */
  terms: SqlPart<unknown>;
  /** Reasons of other rooms for a manual review. */
  marks: SqlPart<unknown>;
  /** Reasons of other rooms to keep the money. */
  refusal: SqlPart<unknown>;
}

/** Takes a withdrawal once for its key and returns the member's answer, in one statement. */
export async function requestWithdrawal<Answer>(executor: Executor, r: WithdrawalRequest): Promise<Answer> {
  return executor.value(
    sql<Answer>`
    select payments_take_withdrawal(${r.id}::uuid, ${r.memberId}::bigint, ${r.asset}, ${r.accountId}::uuid,
      ${r.amountMinor}::bigint, ${r.zone}, ${r.provider}, ${r.key}, ${r.inputHash}, ${r.terms}, ${r.marks},
      ${r.refusal})`,
    { wakes: ['outbox', 'stream'] },
  );
}

/** Moves a withdrawal to a state together with its money, if the transition is allowed. @returns whether it moved */
export async function moveWithdrawal(
  executor: Executor,
  id: string,
  to: WithdrawalStatus,
  { by = null, note = null }: { by?: string | null; note?: string | null } = {},
): Promise<boolean> {
  return executor.value(
    sql<boolean>`
    select payments_move_withdrawal(${id}::uuid, ${to}, ${by}::text, ${note}::text)`,
    { wakes: ['outbox', 'stream'] },
  );
}

export function findWithdrawal(executor: Executor, id: string): Promise<Withdrawal | undefined> {
  return executor.first(sql<Withdrawal>`${SELECT} where w.id = ${id}::uuid`);
}

/** Steps and holds as the console receives them, oldest first. */
export interface WithdrawalHistory {
  steps: { status: WithdrawalStatus; at: number; by: string | null; note: string | null }[];
  holds: {
    at: number;
    by: string;
    reason: string;
    endedAt: number | null;
    endedBy: string | null;
    endReason: string | null;
  }[];
}

const epochMs = (column: SqlPart<unknown>) => sql`floor(extract(epoch from ${column}) * 1000)::bigint`;

/** A withdrawal with its steps and holds. One statement, so that all three are of the same moment. */
export function findWithHistory(executor: Executor, id: string): Promise<(Withdrawal & WithdrawalHistory) | undefined> {
  return executor.first(sql<Withdrawal & WithdrawalHistory>`
    select ${WITHDRAWAL_COLUMNS},
           (select coalesce(json_agg(json_build_object('status', s.status, 'at', ${epochMs(sql`s.at`)},
                     'by', s.by_name, 'note', s.note) order by s.id), '[]')
              from payments_withdrawal_steps s where s.withdrawal_id = w.id) as steps,
           (select coalesce(json_agg(json_build_object('at', ${epochMs(sql`h.at`)}, 'by', h.by_name,
                     'reason', h.reason, 'endedAt', ${epochMs(sql`h.ended_at`)}, 'endedBy', h.ended_by,
                     'endReason', h.end_reason) order by h.id), '[]')
              from payments_withdrawal_holds h where h.withdrawal_id = w.id) as holds
      from ${WITHDRAWAL_TABLES} where w.id = ${id}::uuid`);
}

export async function lockWithdrawal(tx: Tx, id: string): Promise<Withdrawal | undefined> {
  await tx.run(sql`select 1 from payments_withdrawals where id = ${id}::uuid for update`);
  return findWithdrawal(tx, id);
}

export function stepsOf(executor: Executor, id: string): Promise<Step[]> {
  return executor.rows(sql<Step>`
    select status, at, by_name as "byName", note from payments_withdrawal_steps
     where withdrawal_id = ${id}::uuid order by id`);
}

/** The member's previous withdrawal before a moment that was paid or may still be paid; undefined if there is none. */
export function findWithdrawalBefore(
  executor: Executor,
  memberId: bigint,
  asset: string,
  before: Date,
): Promise<{ id: string; createdAt: Date } | undefined> {
  return executor.first(sql`
    select id, created_at as "createdAt" from payments_withdrawals
     where member_id = ${memberId}::bigint and asset = ${asset} and created_at < ${before}::timestamptz
       and status not in ('refused', 'failed', 'cancelled', 'reversed')
     order by created_at desc, id limit 1`);
}

/** A member's withdrawals, newest first. */
export function withdrawalsOf(executor: Executor, memberId: bigint, place: Place): Promise<PageOfRows<Withdrawal>> {
  const where = sql`w.member_id = ${memberId}::bigint`;
  return readPage(
    executor,
    {
      columns: WITHDRAWAL_COLUMNS,
      from: WITHDRAWAL_TABLES,
      where,
      key: [
        { column: sql`w.created_at`, type: 'timestamptz' },
        { column: sql`w.id`, type: 'uuid' },
      ],
    },
    place,
  );
}

/** All withdrawals of a member, newest first. */
export function allWithdrawalsOf(executor: Executor, memberId: bigint): Promise<Withdrawal[]> {
  return executor.rows(sql<Withdrawal>`
    ${SELECT} where w.member_id = ${memberId}::bigint order by w.created_at desc, w.id desc`);
}

/** Whether money of the member is on its way out. @param accountId only to this account; null for any */
export async function hasOpenWithdrawal(executor: Executor, memberId: bigint, accountId: string | null) {
  return executor.has(sql`
    select 1 from payments_withdrawals where member_id = ${memberId}::bigint and status in ${OPEN}
       and (${accountId}::uuid is null or account_id = ${accountId}::uuid) limit 1`);
}

/** Number of approved withdrawals that a provider, or manual payouts, have not finished. */
export function countWaiting(executor: Executor, provider: string): Promise<number> {
  return executor.value(sql<number>`
    select count(*)::int from payments_withdrawals
     where provider = ${provider} and status in ('approved', 'submitted', 'unknown')`);
}

export async function assignWithdrawal(tx: Tx, id: string, operatorId: bigint, name: string): Promise<void> {
  await tx.run(sql`
    update payments_withdrawals set taken_by = ${operatorId}::bigint, taken_name = ${name} where id = ${id}::uuid`);
}

/** Marks it for a manual payout instead of the provider. */
export async function leaveToHand(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update payments_withdrawals set provider = ${BY_HAND}, next_try_at = null where id = ${id}::uuid`);
}

export async function keepProof(tx: Tx, id: string, proof: string): Promise<void> {
  await tx.run(sql`update payments_withdrawals set proof = ${proof} where id = ${id}::uuid`);
}

/**
 * Claims up to `limit` withdrawals to be sent or checked and sets their next time: after 2, 4, ... 60 s. A paid one is
 * checked four times a day for five days, because banks return money.
 */
export function claimDue(executor: Executor, provider: string, limit: number) {
  return executor.rows(sql<{ id: string; status: WithdrawalStatus; paymentId: string | null }>`
    update payments_withdrawals set tries = tries + 1,
      next_try_at = case
        when status <> 'paid' then clock_timestamp() + least(60, power(2, least(tries, 6) + 1)) * interval '1 second'
        when ended_at > clock_timestamp() - interval '5 days' then clock_timestamp() + interval '6 hours' end
     where id in (select id from payments_withdrawals where provider = ${provider} and next_try_at <= clock_timestamp()
                   order by next_try_at limit ${limit}::int for update skip locked)
    returning id, status, provider_payment_id as "paymentId"`);
}

export async function stopQueries(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update payments_withdrawals set next_try_at = null where id = ${id}::uuid`);
}

/** Stores the account that sends it, unless one is stored. @returns whether this account may send it (again) */
export function keepSender(executor: Executor, id: string, account: string): Promise<boolean> {
  // Operators may have decided meanwhile that it was not paid.
  return executor.has(sql`
    update payments_withdrawals set sent_from = coalesce(sent_from, ${account})
     where id = ${id}::uuid and status in ('submitted', 'unknown') and coalesce(sent_from, ${account}) = ${account}
    returning 1`);
}

export async function nameProviderPayment(tx: Tx, id: string, paymentId: string): Promise<void> {
  await tx.run(sql`
    update payments_withdrawals set provider_payment_id = ${paymentId}
     where id = ${id}::uuid and provider_payment_id is null`);
}

export async function isPaymentOfOtherWithdrawal(tx: Tx, provider: string, paymentId: string, id: string) {
  return tx.has(sql`
    select 1 from payments_withdrawals
     where provider = ${provider} and provider_payment_id = ${paymentId} and id <> ${id}::uuid`);
}

export interface Terms {
  minMinor: bigint;
  maxMinor: bigint;
  dailyMinor: bigint;
  freePerDay: number;
  feeMinor: bigint;
}

/** Withdrawal terms of a level: those of the highest level up to it; undefined if the asset cannot be withdrawn. */
export function findTerms(executor: Executor, asset: string, level: number): Promise<Terms | undefined> {
  return executor.first(sql<Terms>`
    select min_minor as "minMinor", max_minor as "maxMinor", daily_minor as "dailyMinor",
      free_per_day as "freePerDay", fee_minor as "feeMinor"
      from payments_withdrawal_terms where asset = ${asset} and level <= ${level}::int order by level desc limit 1`);
}

/** Hours before a new account can receive money: time to notice that another person added it. */
export async function accountWaitHours(executor: Executor, asset: string): Promise<number> {
  const row = await executor.first(sql<{ hours: number }>`
    select account_wait_hours as hours from payments_withdrawal_terms where asset = ${asset} and level = 0`);
  return row?.hours ?? DEFAULT_WAIT_HOURS;
}

const DEFAULT_WAIT_HOURS = 24;

/** Number and sum of today's withdrawals, in the merchant's time zone. */
export function withdrawnToday(executor: Executor, memberId: bigint, asset: string, zone: string) {
  return executor.one(sql<{ made: number; sumMinor: bigint }>`
    select made, sum_minor as "sumMinor"
      from payments_withdrawn_since(${memberId}::bigint, ${asset}, payments_day_start(${zone}))`);
}
