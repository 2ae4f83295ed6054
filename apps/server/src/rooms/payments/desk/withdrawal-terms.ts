import { type BodyOf, paymentsDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor, tryParseMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { PaymentsPlatform } from '../ports.ts';
import {
  type Approval,
  approval,
  type ApprovalKind,
  factLine,
  requestApproval,
  requireVersion,
  versionOf,
} from '../../../platform/operators/index.ts';
import { invalidField, Refusal } from '../../../platform/refusal.ts';

type Levels = ValueOf<typeof contract.withdrawalTerms>['levels'];
export type Terms = Levels[number]['terms'];
type Input = Pick<BodyOf<typeof contract.changeWithdrawalTerms>, 'terms'> & {
  currency: string;
  /** 0 for the default terms. */
  level: number;
  /** Terms of the level at the time of the request; null if it had none. */
  before: Terms | null;
};

/** A second operator activates the terms, unless they have changed meanwhile. */
export function createTermsApproval({ events }: PaymentsPlatform): Approval<Input> & ApprovalKind {
  return approval<Input>({
    kind: 'withdrawal.terms',
    permission: 'withdrawals.decide',
    object: ({ currency, level }) => `withdrawal-terms:${currency}${level === 0 ? '' : `:${level}`}`,
    details: ({ before, terms }) => linesOf(FIELDS, before, terms),
    execute: async (tx, { currency, level, before, terms }) => {
      await lockTerms(tx, currency);
      requireVersion(before && versionOf(before), await readLevel(tx, currency, level));
      if (terms === null) await removeTerms(tx, currency, level);
      else await writeTerms(tx, currency, level, terms);
      await events.stream.publish(tx, null, 'payments.changed', { of: 'withdrawal' });
      return { action: 'withdrawal.terms.changed', before: { level, ...before }, after: { level, ...terms } };
    },
  });
}

/** Withdrawal terms for operators, and requests to change them. */
export function createTermsDesk(platform: PaymentsPlatform, changing: Approval<Input> & ApprovalKind): BoundRoute[] {
  const currencyOf = () => platform.site.currency();
  return [
    route(contract.withdrawalTerms, async () => {
      const currency = await currencyOf();
      return { currency, levels: await readTerms(platform.db, currency) };
    }),
    route(
      contract.changeWithdrawalTerms,
      async ({ operator, ip, body: { reason, requestKey, level, version, terms } }) => {
        const currency = await currencyOf();
        if (terms !== null) checkTerms(terms);
        else if (level === 0) throw wrongTerm('', 'required');
        const before = await readLevel(platform.db, currency, level);
        requireVersion(version, before);
        const input = { currency, level, before, terms };
        return requestApproval(platform, { operator, ip }, { reason, requestKey }, changing, input);
      },
    ),
  ];
}

/** Mirrors the checks of the table and names the wrong field. @throws Refusal request.invalid */
export function checkTerms(terms: Terms): void {
  const order = ['least', 'most', 'daily'] as const;
  for (const name of [...order, 'fee', 'reviewAbove', 'secondAbove'] as const)
    if (tryParseMinor(terms[name]) === null) throw wrongTerm(name, 'format');
  if (minorOf(terms.least) <= 0n) throw wrongTerm('least', 'minimum');
  if (minorOf(terms.most) < minorOf(terms.least)) throw wrongTerm('most', 'minimum');
  if (minorOf(terms.daily) < minorOf(terms.most)) throw wrongTerm('daily', 'minimum');
  if (minorOf(terms.secondAbove) < minorOf(terms.reviewAbove)) throw wrongTerm('secondAbove', 'minimum');
}

/** Serialises two simultaneous approvals. */
export async function lockTerms(tx: Tx, currency: string): Promise<void> {
  await tx.run(sql`select 1 from payments_withdrawal_terms where asset = ${currency} and level = 0 for update`);
}

/** @returns null if the level has no terms of its own */
async function readLevel(executor: Executor, currency: string, level: number): Promise<Terms | null> {
  return (await readTerms(executor, currency)).find((found) => found.level === level)?.terms ?? null;
}

type TermsRow = Record<'least' | 'most' | 'daily' | 'fee' | 'reviewAbove' | 'secondAbove', bigint> &
  Pick<Terms, 'freePerDay' | 'wageringPercent' | 'mostPerDay' | 'newAccountHours' | 'accountWaitHours'> & {
    level: number;
  };

const FIELDS = [
  'least',
  'most',
  'daily',
  'freePerDay',
  'fee',
  'wageringPercent',
  'reviewAbove',
  'secondAbove',
  'mostPerDay',
  'newAccountHours',
  'accountWaitHours',
] as const satisfies readonly (keyof Terms)[];

/** The default terms first. @throws Refusal not.found where the currency cannot be withdrawn */
export async function readTerms(executor: Executor, currency: string): Promise<Levels> {
  const rows = await executor.rows(sql<TermsRow>`
    select level, min_minor as least, max_minor as most, daily_minor as daily, free_per_day as "freePerDay",
           fee_minor as fee, wagering_percent as "wageringPercent", review_above_minor as "reviewAbove",
           second_above_minor as "secondAbove", most_per_day as "mostPerDay", new_account_hours as "newAccountHours",
           account_wait_hours as "accountWaitHours"
      from payments_withdrawal_terms where asset = ${currency} order by level`);
  if (rows[0]?.level !== 0) throw new Refusal('not.found');
  return rows.map(({ level, least, most, daily, fee, reviewAbove, secondAbove, ...counts }) => {
    const terms = {
      ...counts,
      least: formatMinor(least),
      most: formatMinor(most),
      daily: formatMinor(daily),
      fee: formatMinor(fee),
      reviewAbove: formatMinor(reviewAbove),
      secondAbove: formatMinor(secondAbove),
    };
    return { level, version: versionOf(terms), terms };
  });
}

export async function writeTerms(tx: Tx, currency: string, level: number, terms: Terms): Promise<void> {
  await tx.run(sql`
    insert into payments_withdrawal_terms as t (asset, level, min_minor, max_minor, daily_minor, free_per_day,
      fee_minor, wagering_percent, review_above_minor, second_above_minor, most_per_day, new_account_hours,
      account_wait_hours)
    values (${currency}, ${level}::int, ${minorOf(terms.least)}::bigint, ${minorOf(terms.most)}::bigint,
      ${minorOf(terms.daily)}::bigint, ${terms.freePerDay}::int, ${minorOf(terms.fee)}::bigint,
      ${terms.wageringPercent}::int, ${minorOf(terms.reviewAbove)}::bigint, ${minorOf(terms.secondAbove)}::bigint,
      ${terms.mostPerDay}::int, ${terms.newAccountHours}::int,
      ${terms.accountWaitHours}::int)
    on conflict (asset, level) do update
       set min_minor = excluded.min_minor, max_minor = excluded.max_minor, daily_minor = excluded.daily_minor,
           free_per_day = excluded.free_per_day, fee_minor = excluded.fee_minor,
           wagering_percent = excluded.wagering_percent, review_above_minor = excluded.review_above_minor,
           second_above_minor = excluded.second_above_minor, most_per_day = excluded.most_per_day,
           new_account_hours = excluded.new_account_hours, account_wait_hours = excluded.account_wait_hours`);
  // Deposits and accounts precede a withdrawal, so their terms are the same at every level.
  await tx.run(sql`
    update payments_withdrawal_terms t
       set wagering_percent = e.wagering_percent, account_wait_hours = e.account_wait_hours
      from payments_withdrawal_terms e
     where t.asset = ${currency} and t.level > 0 and e.asset = t.asset and e.level = 0`);
}

export async function removeTerms(tx: Tx, currency: string, level: number): Promise<void> {
  await tx.run(sql`delete from payments_withdrawal_terms where asset = ${currency} and level = ${level}::int`);
}

export const minorOf = (amount: string): bigint => tryParseMinor(amount) ?? 0n;

/** "50000" and "50000.00" are one amount. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return minorOf(one) === minorOf(other);
  if (Array.isArray(one) && Array.isArray(other)) return one.map(minorOf).join() === other.map(minorOf).join();
  return one === other;
}

/** A line for each of the terms that a request changes. */
export function linesOf<T extends object>(names: readonly (keyof T & string)[], before: T | null, after: T | null) {
  return names
    .filter((name) => !isSame(before?.[name], after?.[name]))
    .map((name) => factLine(name, shown(before?.[name]), shown(after?.[name])));
}

/** A typed amount with all decimals, like stored amounts. */
const shown = (value: unknown): unknown => (typeof value === 'string' ? formatMinor(minorOf(value)) : value);

export const wrongTerm = (field: string, reason: string): Refusal =>
  invalidField(field === '' ? 'terms' : `terms.${field}`, reason);
