import { parseMinor } from '@fairlot/money';
import type { Executor } from '../../../platform/db/index.ts';
import { type FigureSums, profitMinor } from '../figures/figures.ts';
import { type DueContract, lowersAmounts } from './bill-rows.ts';
import { activeMembers, figuresOf, hourlySales } from './due-figures.ts';
import { type Calculation, dividendOf, lessLowers, type Line, salaryOf } from './maths.ts';
import { tiersOf } from './rules.ts';

const NOTHING: FigureSums = {
  depositMinor: 0n,
  withdrawalMinor: 0n,
  turnoverMinor: 0n,
  prizeMinor: 0n,
  bonusMinor: 0n,
  commissionMinor: 0n,
  bets: 0n,
};

/**
 * What contracts of one kind bring by the figures as they are now; the same figures give the same again.
 * @returns in the order of the contracts
 */
export async function calculate(
  executor: Executor,
  dues: readonly DueContract[],
  zone: string,
): Promise<{ due: DueContract; calculation: Calculation }[]> {
  const asked = dues.map((due) => ({ ...due, activeFromMinor: parseMinor(due.terms.activeFrom) }));
  const [first] = dues;
  if (first === undefined) return [];
  const active = await activeMembers(executor, asked);
  const own: (due: DueContract) => Calculation =
    first.kind === 'hourly'
      ? ofHours(await hourlySales(executor, asked, zone), active)
      : ofSums(await figuresOf(executor, asked), active);
  const results = dues.map((due) => ({ due, calculation: own(due) }));
  return first.kind === 'dividend' ? lessThoseBelow(executor, results) : results;
}

const ofHours = (hours: ReadonlyMap<bigint, bigint[]>, active: ReadonlyMap<bigint, number>) => (due: DueContract) =>
  joinHours((hours.get(due.id) ?? []).map((sales) => salaryOf(tiersOf(due.terms), sales, active.get(due.id) ?? 0)));

const ofSums =
  (figures: ReadonlyMap<bigint, FigureSums>, active: ReadonlyMap<bigint, number>) => (due: DueContract) => {
    const sums = figures.get(due.id) ?? NOTHING;
    const count = active.get(due.id) ?? 0;
    if (due.kind === 'dailySalary') return salaryOf(tiersOf(due.terms), sums.turnoverMinor, count);
    const period = { salesMinor: sums.turnoverMinor, lossMinor: -profitMinor(sums), active: count };
    return dividendOf(due.terms.type ?? 'FIXED', tiersOf(due.terms), period);
  };

/** Who is paid by the merchant has no part in what the merchant pays to those right below: the deepest come first. */
async function lessThoseBelow(
  executor: Executor,
  results: readonly { due: DueContract; calculation: Calculation }[],
): Promise<{ due: DueContract; calculation: Calculation }[]> {
  const paid = await lowersAmounts(
    executor,
    results.map(({ due }) => due),
  );
  const byDue = new Map<bigint, Calculation>();
  for (const { due, calculation } of results.toSorted((one, other) => other.due.depth - one.due.depth)) {
    const net = due.payer === 'upper' ? calculation : lessLowers(calculation, paid.get(due.lowerId) ?? 0n);
    byDue.set(due.id, net);
    if (due.payer === 'platform' && due.parentId !== null)
      paid.set(due.parentId, (paid.get(due.parentId) ?? 0n) + net.amountMinor);
  }
  return results.map(({ due, calculation }) => ({ due, calculation: byDue.get(due.id) ?? calculation }));
}

/** The hours of a day as one bill: its lines are those that came to something. */
function joinHours(hours: readonly Calculation[]): Calculation {
  const amountMinor = hours.reduce((sum, hour) => sum + hour.amountMinor, 0n);
  const lines = hours.filter(({ isReached }) => isReached).flatMap((hour) => hour.lines);
  const total: Line = { label: 'amount', value: String(amountMinor) };
  return { amountMinor, isReached: amountMinor > 0n, lines: [...lines, total] };
}
