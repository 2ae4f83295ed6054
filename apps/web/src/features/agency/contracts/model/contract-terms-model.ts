import { formatPercent } from '../../../../shared/i18n/format.ts';
import { type Calculation, dividendOf, salaryOf, type Tier } from '@fairlot/agency-maths';
import { parseMinor } from '@fairlot/money';
import type { Contract } from '../api/contracts.ts';

type Kind = Contract['kind'];
type Terms = Contract['terms'];

/** The figure by which the tiers of a contract differ. */
export type Measure = 'sales' | 'loss';

/** Figures of a period, minor units. */
export interface PeriodFigures {
  salesMinor: bigint;
  /** Below zero when the players won. */
  lossMinor: bigint;
  active: number;
}

/** Smallest figure of an example, in whole units. */
const LEAST = '100000';

export const percentOf = (rate: number, tag: string): string => formatPercent((rate / 100).toFixed(2), tag);

/** Tiers in minor units, in the order of the terms. */
export const tiersOf = ({ tiers }: Pick<Terms, 'tiers'>): Tier[] =>
  tiers.map(({ sales, active, rate, loss = '0' }) => ({
    salesMinor: parseMinor(sales),
    active,
    rate,
    lossMinor: parseMinor(loss),
  }));

/** Dividends differ by their loss, unless no tier requires one. */
export const measureOf = (kind: Kind, { tiers }: Pick<Terms, 'tiers'>): Measure =>
  kind === 'dividend' && tiers.some(({ loss = '0' }) => parseMinor(loss) > 0n) ? 'loss' : 'sales';

/** Payment for the figures of a period, as bills compute it, without amounts of the downline. */
export const paymentOf = (kind: Kind, terms: Pick<Terms, 'tiers' | 'type'>, figures: PeriodFigures): Calculation =>
  kind === 'dividend'
    ? dividendOf(terms.type ?? 'FIXED', tiersOf(terms), figures)
    : salaryOf(tiersOf(terms), figures.salesMinor, figures.active);

export interface Example extends PeriodFigures {
  amountMinor: bigint;
}

/**
 * Payment for figures that just reach the last tier, at least 100,000 of turnover or loss. Turnover is never below the
 * loss, because players cannot lose more than they stake.
 */
export function exampleOf(kind: Kind, terms: Pick<Terms, 'tiers' | 'type'>): Example | null {
  const tier = tiersOf(terms).at(-1);
  if (tier === undefined) return null;
  const lossMinor = most(tier.lossMinor, parseMinor(LEAST));
  const salesMinor = most(tier.salesMinor, kind === 'dividend' ? lossMinor : parseMinor(LEAST));
  const figures = { salesMinor, lossMinor, active: tier.active };
  return { ...figures, amountMinor: paymentOf(kind, terms, figures).amountMinor };
}

const most = (one: bigint, other: bigint) => (one > other ? one : other);
