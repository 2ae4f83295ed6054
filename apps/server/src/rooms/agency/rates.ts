import type { agency as contract, ValueOf } from '@fairlot/contract';
import { PRODUCTS } from '@fairlot/contract/products';
import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/refusal.ts';

export type Rates = ValueOf<typeof contract.rates>['rates'];
export type Product = keyof Rates;

/** Rates of a member for whom none were set: the lowest prize group, and zero elsewhere. */
export const LOWEST: Required<Rates> = {
  lottery: 1980,
  slots: 0,
  live: 0,
  pvp: 0,
  fish: 0,
  sports: 0,
  esports: 0,
  cockfight: 0,
  originals: 0,
};

/** Lock number reserved for this room. */
const RATES_LOCK = 7_300_062;

/**
 * Locks all rates until the transaction ends: otherwise two concurrent changes, of an upline and of a downline member,
 * could each fit the value that the other one is about to change.
 */
export async function lockRates(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(${RATES_LOCK})`);
}

/** Current rates of a member. */
export async function ratesOf(executor: Executor, memberId: bigint): Promise<Required<Rates>> {
  const rows = await executor.rows(sql<{ product: Product; rate: number }>`
    select distinct on (product) product, rate from agency_rates where member_id = ${memberId}::bigint
     order by product, from_at desc, id desc`);
  return { ...LOWEST, ...Object.fromEntries(rows.map(({ product, rate }) => [product, rate])) };
}

/**
 * Sets rates from now on; unchanged rates are not recorded.
 * @param by account of the author
 * @param since applies to bets from this time instead of from now
 */
export async function setRates(tx: Tx, memberId: bigint, wanted: Rates, by: string, since?: Date): Promise<void> {
  const now = await ratesOf(tx, memberId);
  const rows = PRODUCTS.flatMap((product) => {
    const rate = wanted[product];
    return rate === undefined || rate === now[product] ? [] : [{ product, rate }];
  });
  if (rows.length === 0) return;
  await tx.run(sql`
    insert into agency_rates (member_id, product, rate, changed_by, from_at)
    select ${memberId}::bigint, r.product, r.rate, ${by}, coalesce(${since ?? null}::timestamptz, clock_timestamp())
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(product text, rate int)`);
}

/** @throws Refusal rate.refused `{field, product, most, least}` for a rate above the giver's own or below the lowest */
export function requireWithin(wanted: Rates, most: Required<Rates>): void {
  for (const product of PRODUCTS) {
    const rate = wanted[product];
    if (rate !== undefined && (rate > most[product] || rate < LOWEST[product]))
      throw new Refusal('rate.refused', {
        field: `rates.${product}`,
        product,
        most: most[product],
        least: LOWEST[product],
      });
  }
}

/** Rates limited to the giver's own. */
export function within(wanted: Rates, most: Required<Rates>): Rates {
  return Object.fromEntries(
    PRODUCTS.flatMap((product) => {
      const rate = wanted[product];
      return rate === undefined ? [] : [[product, Math.min(rate, most[product])]];
    }),
  );
}

/** @throws Refusal rate.refused when a direct downline member has a higher rate */
export async function requireAboveDownline(tx: Executor, memberId: bigint, wanted: Rates): Promise<void> {
  const rows = await tx.rows(sql<{ product: Product; rate: number }>`
    select r.product, max(r.rate) as rate
      from agency_members m,
           lateral (select distinct on (product) product, rate from agency_rates
                     where member_id = m.member_id order by product, from_at desc, id desc) r
     where m.parent_id = ${memberId}::bigint group by r.product`);
  for (const { product, rate } of rows) {
    const own = wanted[product];
    if (own !== undefined && own < rate)
      throw new Refusal('rate.refused', { field: `rates.${product}`, product, least: rate });
  }
}

export async function rateHistory(
  executor: Executor,
  memberId: bigint,
): Promise<{ product: Product; rate: number; at: Date; by: string }[]> {
  return executor.rows(sql`
    select product, rate, from_at as at, changed_by as by from agency_rates where member_id = ${memberId}::bigint
     order by id desc limit 100`);
}
