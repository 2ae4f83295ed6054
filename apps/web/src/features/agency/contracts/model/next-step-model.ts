import type { Contract } from '../api/contracts.ts';
import { type Measure, measureOf, paymentOf, type PeriodFigures, tiersOf } from './contract-terms-model.ts';

/** A tier on the bar. */
export interface Step {
  rate: number;
  fromMinor: bigint;
  /** Place on the bar, 0 to 1. */
  share: number;
}

/** A further condition of the next tier that is not met yet. */
export interface Missing {
  label: Measure | 'active';
  /** Minor units, or a number of members. */
  now: bigint;
  needed: bigint;
}

export interface NextStep {
  measure: Measure;
  nowMinor: bigint;
  /** Filled share of the bar, 0 to 1. */
  share: number;
  /** All tiers from the lowest figure on; the last one ends the bar. */
  steps: Step[];
  /** Rate of the tier that the figures reach now; null below the first one. */
  reached: number | null;
  /** The nearest tier with a higher rate than the reached one; null at the highest. */
  next: Step | null;
  missing: Missing[];
}

const SCALE = 10_000n;

/**
 * Position of the running period among the tiers of a contract, at true scale.
 * @returns null if the tiers have no figure to compare with: all begin at zero
 */
export function nextStepOf(
  kind: Contract['kind'],
  terms: Pick<Contract['terms'], 'tiers' | 'type'>,
  figures: PeriodFigures,
): NextStep | null {
  const measure = measureOf(kind, terms);
  const key = measure === 'loss' ? 'lossMinor' : 'salesMinor';
  const tiers = tiersOf(terms).toSorted((one, other) => compare(one[key], other[key]) || one.rate - other.rate);
  const endMinor = tiers.at(-1)?.[key] ?? 0n;
  if (endMinor === 0n) return null;
  const shareOf = (minor: bigint) => Math.min(1, Math.max(0, Number((minor * SCALE) / endMinor) / Number(SCALE)));
  const steps = tiers.map((tier) => ({ rate: tier.rate, fromMinor: tier[key], share: shareOf(tier[key]) }));
  const { isReached, lines } = paymentOf(kind, terms, figures);
  const reached = isReached ? Number(lines.find(({ label }) => label === 'rate')?.value ?? 0) : null;
  const index = tiers.findIndex(({ rate }) => rate > (reached ?? 0));
  const tier = tiers[index];
  const conditions = tier === undefined ? [] : conditionsOf(kind, tier, figures);
  return {
    measure,
    nowMinor: figures[key],
    share: shareOf(figures[key]),
    steps,
    reached,
    next: steps[index] ?? null,
    missing: conditions.filter(({ label, now, needed }) => label !== measure && now < needed),
  };
}

/** Salaries have no condition on the loss. */
const conditionsOf = (
  kind: Contract['kind'],
  { salesMinor, lossMinor, active }: ReturnType<typeof tiersOf>[number],
  now: PeriodFigures,
): Missing[] => [
  { label: 'sales', now: now.salesMinor, needed: salesMinor },
  ...(kind === 'dividend' ? [{ label: 'loss', now: now.lossMinor, needed: lossMinor } as const] : []),
  { label: 'active', now: BigInt(now.active), needed: BigInt(active) },
];

const compare = (one: bigint, other: bigint) => Number(one > other) - Number(one < other);
