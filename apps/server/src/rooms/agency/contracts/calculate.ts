import {
  type Calculation,
  carriedInto,
  carryOf,
  dividendOf,
  type Former,
  lessDownline,
  type Line,
  salaryOf,
  withCarry,
} from '@fairlot/agency-maths';
import { parseMinor } from '@fairlot/money';
import type { Executor } from '../../../platform/db/index.ts';
import { type FigureSums, profitMinor } from '../figures/figures.ts';
import { type DueContract, formerBills, downlineAmounts } from './due-rows.ts';
import { activeMembers, figuresOf, hourlySales } from './due-figures.ts';
import { tiersOf } from './rules.ts';

/** Figures of a team without any activity. */
export const NOTHING: FigureSums = {
  depositMinor: 0n,
  withdrawalMinor: 0n,
  turnoverMinor: 0n,
  prizeMinor: 0n,
  bonusMinor: 0n,
  commissionMinor: 0n,
  bets: 0n,
};

/**
 * Computes contracts of one kind from the current figures; deterministic for the same figures.
 * @returns in the order of the contracts
 */
export async function calculate(
  executor: Executor,
  dues: readonly DueContract[],
  zone: string,
): Promise<{ due: DueContract; calculation: Calculation }[]> {
  const [first] = dues;
  if (first === undefined) return [];
  const all = dues.map(asked);
  const active = await activeMembers(executor, all);
  if (first.kind === 'hourly') return each(dues, ofHours(await hourlySales(executor, all, zone), active));
  const figures = await figuresOf(executor, all);
  if (first.kind !== 'dividend') return each(dues, ofDay(figures, active));
  return subtractDownline(executor, ofPeriods(dues, figures, active, await formerBills(executor, dues)));
}

/** The figures that a contract needs. */
export const asked = <D extends Pick<DueContract, 'id' | 'downlineId' | 'terms' | 'from' | 'to'>>(due: D) => ({
  ...due,
  activeFromMinor: parseMinor(due.terms.activeFrom),
});

const each = (dues: readonly DueContract[], own: (due: DueContract) => Calculation) =>
  dues.map((due) => ({ due, calculation: own(due) }));

const ofHours = (hours: ReadonlyMap<bigint, bigint[]>, active: ReadonlyMap<bigint, number>) => (due: DueContract) =>
  joinHours((hours.get(due.id) ?? []).map((sales) => salaryOf(tiersOf(due.terms), sales, active.get(due.id) ?? 0)));

const ofDay = (figures: ReadonlyMap<bigint, FigureSums>, active: ReadonlyMap<bigint, number>) => (due: DueContract) =>
  salaryOf(tiersOf(due.terms), (figures.get(due.id) ?? NOTHING).turnoverMinor, active.get(due.id) ?? 0);

/**
 * Computes dividends in order of their days. If a member has two consecutive contracts in a period, the first carries
 * over to the second: a new contract does not cancel the old one's carry-over.
 */
function ofPeriods(
  dues: readonly DueContract[],
  figures: ReadonlyMap<bigint, FigureSums>,
  active: ReadonlyMap<bigint, number>,
  former: ReadonlyMap<bigint, Former>,
): { due: DueContract; calculation: Calculation }[] {
  const last = new Map<bigint, Former>();
  const byDue = new Map<DueContract, Calculation>();
  for (const due of dues.toSorted((one, other) => one.from.localeCompare(other.from))) {
    const { type = 'FIXED', carryOver = 'none' } = due.terms;
    const sums = figures.get(due.id) ?? NOTHING;
    const period = {
      salesMinor: sums.turnoverMinor,
      lossMinor: -profitMinor(sums),
      carriedMinor: carriedInto(carryOver, laterOf(last.get(due.downlineId), former.get(due.id)), due.from),
      active: active.get(due.id) ?? 0,
    };
    const carryMinor = carryOf(carryOver, period);
    byDue.set(due, withCarry(dividendOf(type, tiersOf(due.terms), period), carryMinor));
    last.set(due.downlineId, { to: due.to, carryMinor });
  }
  return dues.flatMap((due) => {
    const calculation = byDue.get(due);
    return calculation === undefined ? [] : [{ due, calculation }];
  });
}

/** A calculation takes precedence over a bill of the same days. */
const laterOf = (computed: Former | undefined, billed: Former | undefined) =>
  computed === undefined || (billed !== undefined && billed.to > computed.to) ? billed : computed;

/**
 * Deducts from each agent paid by the merchant the amounts that the merchant pays directly to the members right below.
 * The deepest levels are computed first.
 */
async function subtractDownline(
  executor: Executor,
  results: readonly { due: DueContract; calculation: Calculation }[],
): Promise<{ due: DueContract; calculation: Calculation }[]> {
  const paid = await downlineAmounts(
    executor,
    results.map(({ due }) => due),
  );
  const byDue = new Map<bigint, Calculation>();
  for (const { due, calculation } of results.toSorted((one, other) => other.due.depth - one.due.depth)) {
    const net = due.payer === 'upline' ? calculation : lessDownline(calculation, paid.get(due.downlineId) ?? 0n);
    byDue.set(due.id, net);
    if (due.payer === 'platform' && due.parentId !== null)
      paid.set(due.parentId, (paid.get(due.parentId) ?? 0n) + net.amountMinor);
  }
  return results.map(({ due, calculation }) => ({ due, calculation: byDue.get(due.id) ?? calculation }));
}

/** Combines the hours of a day into one bill; its lines are the hours with an amount. */
function joinHours(hours: readonly Calculation[]): Calculation {
  const amountMinor = hours.reduce((sum, hour) => sum + hour.amountMinor, 0n);
  const lines = hours.filter(({ isReached }) => isReached).flatMap((hour) => hour.lines);
  const total: Line = { label: 'amount', value: String(amountMinor) };
  return { amountMinor, isReached: amountMinor > 0n, lines: [...lines, total] };
}
