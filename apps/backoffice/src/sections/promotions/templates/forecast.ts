import type { Trial } from '../api.ts';

/** Expected cost after each day of an offer, with the range of eight of ten past periods of the same length. */
export interface ForecastDay {
  day: number;
  expected: number;
  range: [low: number, high: number];
}

const DAY_MS = 86_400_000;
/** Length of an offer without an end. */
const OPEN_DAYS = 28;
const [LOW, HIGH] = [0.1, 0.9];

/** Number of days that the forecast covers: the offer's own, at most half of the days known, so that several fit in. */
export function forecastDays(startsAt: number, endsAt: number | null, known: number, now: number): number {
  const own = endsAt === null ? OPEN_DAYS : Math.ceil((endsAt - Math.max(startsAt, now)) / DAY_MS);
  return Math.max(1, Math.min(own, Math.floor(known / 2)));
}

/**
 * Cost of the offer in every period of this length within the known days. Each day shows the mean and the range of
 * their sums so far. Empty if the daily cost is unknown.
 */
export function forecastOf({ daily }: Pick<Trial, 'daily'>, length: number): ForecastDay[] {
  if (daily === null || daily.length < length) return [];
  const costs = daily.map(Number);
  const periods = costs
    .slice(0, costs.length - length + 1)
    .map((_, start) => sumsOf(costs.slice(start, start + length)));
  return Array.from({ length }, (_, at) => {
    const sums = periods.map((sum) => sum[at] ?? 0).toSorted((a, b) => a - b);
    const mean = sums.reduce((total, sum) => total + sum, 0) / sums.length;
    return { day: at + 1, expected: mean, range: [partOf(sums, LOW), partOf(sums, HIGH)] };
  });
}

/** The first day on which the expected cost reaches the budget; null if it does not. */
export function budgetDay(days: readonly ForecastDay[], budget: number): number | null {
  return days.find(({ expected }) => expected >= budget)?.day ?? null;
}

/** The next round amount (1, 2 or 5 with zeros) that is not smaller. */
export function roundUp(amount: number): number {
  if (amount <= 0) return 0;
  const unit = 10 ** Math.floor(Math.log10(amount));
  return [1, 2, 5, 10].map((step) => step * unit).find((step) => step >= amount) ?? amount;
}

function sumsOf(costs: readonly number[]): number[] {
  let sum = 0;
  return costs.map((cost) => (sum += cost));
}

const partOf = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
