import type { agency as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { Executor } from '../../../platform/db/index.ts';
import { today } from '../days.ts';
import { profitMinor } from '../figures/figures.ts';
import { asked, NOTHING } from './calculate.ts';
import { type Kind, validContract } from './contract-rows.ts';
import { activeMembers, figuresOf } from './due-figures.ts';
import { periodOf, rhythmOf } from './rules.ts';

/**
 * Figures so far of the running period of a member's active contract, counted as its bill will count them. There is no
 * amount: it also depends on bills of the downline, which do not exist before the end of the period.
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
  const period = periodOf(rhythmOf(kind, own.terms), now);
  const from = own.fromDay > period.from ? own.fromDay : period.from;
  const team = [asked({ id: own.id, downlineId: memberId, terms: own.terms, from, to: now })];
  const [figures, active] = await Promise.all([figuresOf(executor, team), activeMembers(executor, team)]);
  const sums = figures.get(own.id) ?? NOTHING;
  return {
    from,
    to: period.to,
    sales: formatMinor(sums.turnoverMinor),
    loss: formatMinor(-profitMinor(sums)),
    active: active.get(own.id) ?? 0,
  };
}
