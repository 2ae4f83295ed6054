import { parseMinor } from '@fairlot/money';
import type { Executor } from '../../../platform/db/index.ts';
import { profitMinor } from '../figures/figures.ts';
import { sumsOf } from '../figures/report-rows.ts';
import { activeMembers, type DueContract, hourlySales, lowersAmount } from './bill-rows.ts';
import { type Calculation, dividendOf, lessLowers, type Line, salaryOf } from './maths.ts';
import { tiersOf } from './rules.ts';

/** What a contract brings for a period by the figures as they are now; the same figures give the same again. */
export async function calculate(executor: Executor, due: DueContract, zone: string): Promise<Calculation> {
  const tiers = tiersOf(due.terms);
  const active = await activeMembers(executor, due.lowerId, due, parseMinor(due.terms.activeFrom));
  if (due.kind === 'hourly') {
    const hours = await hourlySales(executor, due.lowerId, due.from, zone);
    return joinHours(hours.map((sales) => salaryOf(tiers, sales, active)));
  }
  const sums = await sumsOf(executor, due.lowerId, due);
  if (due.kind === 'dailySalary') return salaryOf(tiers, sums.turnoverMinor, active);
  const period = { salesMinor: sums.turnoverMinor, lossMinor: -profitMinor(sums), active };
  const own = dividendOf(due.terms.type ?? 'FIXED', tiers, period);
  if (due.payer === 'upper') return own;
  return lessLowers(own, await lowersAmount(executor, due.lowerId, due.kind, due.to));
}

/** The hours of a day as one bill: its lines are those that came to something. */
function joinHours(hours: readonly Calculation[]): Calculation {
  const amountMinor = hours.reduce((sum, hour) => sum + hour.amountMinor, 0n);
  const lines = hours.filter(({ isReached }) => isReached).flatMap((hour) => hour.lines);
  const total: Line = { label: 'amount', value: String(amountMinor) };
  return { amountMinor, isReached: amountMinor > 0n, lines: [...lines, total] };
}
