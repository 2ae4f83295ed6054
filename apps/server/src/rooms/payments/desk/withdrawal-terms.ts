import { type BodyOf, paymentsDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor, tryParseMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type Approval, approval, type ApprovalKind, requestApproval } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';

type Terms = ValueOf<typeof contract.withdrawalTerms>['terms'];
type Wish = Pick<BodyOf<typeof contract.changeWithdrawalTerms>, 'before' | 'terms'> & { currency: string };

/** Another operator puts the terms in force, unless they have changed meanwhile. */
export function createTermsApproval(): Approval<Wish> & ApprovalKind {
  return approval<Wish>({
    kind: 'withdrawal.terms',
    permission: 'withdrawals.decide',
    object: ({ currency }) => `withdrawal-terms:${currency}`,
    details: ({ before, terms }) =>
      (Object.keys(terms) as (keyof Terms)[])
        .filter((name) => !isSame(before[name], terms[name]))
        .map((name) => `${name}: ${before[name]} → ${terms[name]}`),
    execute: async (tx, { currency, before, terms }) => {
      await demandUnchanged(tx, currency, before);
      await writeTerms(tx, currency, terms);
      return { action: 'withdrawal.terms.changed', before: { ...before }, after: { ...terms } };
    },
  });
}

/** Terms of withdrawals as operators read them and ask for others. */
export function createTermsDesk(platform: Platform, changing: Approval<Wish> & ApprovalKind): BoundRoute[] {
  const currencyOf = () => platform.collected.provider('site').currency();
  return [
    route(contract.withdrawalTerms, async () => {
      const currency = await currencyOf();
      return { currency, terms: await readTerms(platform.db, currency) };
    }),
    route(contract.changeWithdrawalTerms, async ({ operator, ip, body: { reason, requestKey, before, terms } }) => {
      const currency = await currencyOf();
      checkTerms(terms);
      await demandUnchanged(platform.db, currency, before);
      const wish = { currency, before, terms };
      return requestApproval(platform, { operator, ip }, { reason, requestKey }, changing, wish);
    }),
  ];
}

/** Same as the checks of the table, with the field that is wrong. @throws Refusal request.invalid */
function checkTerms(terms: Terms): void {
  const order = ['least', 'most', 'daily'] as const;
  for (const name of [...order, 'fee', 'reviewAbove', 'secondAbove'] as const)
    if (tryParseMinor(terms[name]) === null) throw wrong(name, 'format');
  if (minorOf(terms.least) <= 0n) throw wrong('least', 'minimum');
  if (minorOf(terms.most) < minorOf(terms.least)) throw wrong('most', 'minimum');
  if (minorOf(terms.daily) < minorOf(terms.most)) throw wrong('daily', 'minimum');
  if (minorOf(terms.secondAbove) < minorOf(terms.reviewAbove)) throw wrong('secondAbove', 'minimum');
}

/** @throws Refusal withdrawal.terms.changed */
async function demandUnchanged(executor: Executor, currency: string, before: Terms): Promise<void> {
  const now = await readTerms(executor, currency);
  if ((Object.keys(now) as (keyof Terms)[]).some((name) => !isSame(now[name], before[name])))
    throw new Refusal('withdrawal.terms.changed');
}

type TermsRow = Record<'least' | 'most' | 'daily' | 'fee' | 'reviewAbove' | 'secondAbove', bigint> &
  Pick<Terms, 'freePerDay' | 'wageringPercent' | 'mostPerDay' | 'newAccountHours'>;

async function readTerms(executor: Executor, currency: string): Promise<Terms> {
  const row = await executor.first(sql<TermsRow>`
    select min_minor as least, max_minor as most, daily_minor as daily, free_per_day as "freePerDay", fee_minor as fee,
           wagering_percent as "wageringPercent", review_above_minor as "reviewAbove",
           second_above_minor as "secondAbove", most_per_day as "mostPerDay", new_account_hours as "newAccountHours"
      from payments_withdrawal_terms where asset = ${currency} and level = 0`);
  if (row === undefined) throw new Refusal('not.found');
  const { least, most, daily, fee, reviewAbove, secondAbove, ...counts } = row;
  return {
    ...counts,
    least: formatMinor(least),
    most: formatMinor(most),
    daily: formatMinor(daily),
    fee: formatMinor(fee),
    reviewAbove: formatMinor(reviewAbove),
    secondAbove: formatMinor(secondAbove),
  };
}

async function writeTerms(tx: Tx, currency: string, terms: Terms): Promise<void> {
  await tx.run(sql`
    update payments_withdrawal_terms
       set min_minor = ${minorOf(terms.least)}::bigint, max_minor = ${minorOf(terms.most)}::bigint,
           daily_minor = ${minorOf(terms.daily)}::bigint, free_per_day = ${terms.freePerDay}::int,
           fee_minor = ${minorOf(terms.fee)}::bigint, wagering_percent = ${terms.wageringPercent}::int,
           review_above_minor = ${minorOf(terms.reviewAbove)}::bigint,
           second_above_minor = ${minorOf(terms.secondAbove)}::bigint, most_per_day = ${terms.mostPerDay}::int,
           new_account_hours = ${terms.newAccountHours}::int
     where asset = ${currency} and level = 0`);
}

/** "50000" and "50000.00" are one amount. */
function isSame(one: string | number, other: string | number): boolean {
  return typeof one === 'number' || typeof other === 'number' ? one === other : minorOf(one) === minorOf(other);
}

const minorOf = (amount: string): bigint => tryParseMinor(amount) ?? 0n;
const wrong = (field: string, reason: string) => new Refusal('request.invalid', { field: `terms.${field}`, reason });
