import type { agency as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { Executor } from '../../../platform/db/index.ts';
import { today } from '../days.ts';
import { profitMinor } from '../figures/figures.ts';
import { asked, calculate, NOTHING } from './calculate.ts';
import { type Kind, validContract } from './contract-rows.ts';
import { figuresOf } from './due-figures.ts';
import { contractsOf } from './due-rows.ts';
import { periodOf, rhythmOf } from './rules.ts';

/**
 * Figures so far of the running period of a member's active contract, counted as its bill will count them, and the
 * amount of a bill if the period ended now.
 * @returns null without an active contract, before its first day, and for hourly salaries, whose periods are hours
 */
export async function runningPeriod(
  executor: Executor,
  memberId: bigint,
  kind: Kind,
  zone: string,
): Promise<ValueOf<typeof contract.contractPeriod>> {
  const own = await validContract(executor, memberId, kind);
  if (own === undefined || own.fromDay === null || kind === 'hourly') return null;
  const now = today(zone);
  if (own.fromDay > now) return null;
  const rhythm = rhythmOf(kind, own.terms);
  const period = periodOf(rhythm, now);
  const dues = await contractsOf(executor, { kind, rhythm }, { from: period.from, to: now }, own);
  const found = (await calculate(executor, dues, zone)).find(({ due }) => due.id === own.id);
  if (found === undefined) return null;
  const { due, calculation } = found;
  const sums = (await figuresOf(executor, [asked(due)])).get(due.id) ?? NOTHING;
  return {
    from: due.from,
    to: period.to,
    sales: formatMinor(sums.turnoverMinor),
    loss: formatMinor(-profitMinor(sums)),
    active: Number(calculation.lines.find(({ label }) => label === 'active')?.value ?? 0),
    amount: formatMinor(calculation.amountMinor),
  };
}
