import type { loyalty as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { LevelRow, Status, Terms } from './level-rows.ts';

type Club = ValueOf<typeof contract.benefit>;
type LevelView = ValueOf<typeof contract.levels>['levels'][number];
type Benefit = LevelView['benefits'][number];

/** Steps of 0.01 % as a percentage, without trailing zeros. */
export const percentOf = (steps: number): string => String(steps / 100);

export function presentLevel(row: LevelRow, { pointMinor }: Terms): LevelView {
  return {
    level: row.level,
    deposit: formatMinor(row.depositMinor),
    turnover: formatMinor(row.turnoverMinor),
    points: pointsOf(row.turnoverMinor, pointMinor),
    keep: formatMinor(row.keepMinor),
    rebates: rebatesOf(row),
    benefits: benefitsOf(row),
  };
}

export function rebatesOf({ rebates }: LevelRow): LevelView['rebates'] {
  return Object.entries(rebates).map(([product, steps]) => ({
    product: product as LevelView['rebates'][number]['product'],
    percent: percentOf(steps),
  }));
}

function benefitsOf(row: LevelRow): Benefit[] {
  const rebate = Math.max(0, ...Object.values(row.rebates));
  const amounts: [Benefit['kind'], bigint][] = [
    ['rebateCap', rebate > 0 ? row.rebateCapMinor : 0n],
    ['upgrade', row.upgradeMinor],
    ['birthday', row.birthdayMinor],
    ['monthly', row.monthlyMinor],
    ['withdrawDaily', row.withdrawDailyMinor],
  ];
  return [
    ...(rebate > 0 ? [{ kind: 'rebate' as const, value: percentOf(rebate) }] : []),
    ...amounts.filter(([, minor]) => minor > 0n).map(([kind, minor]) => ({ kind, value: formatMinor(minor) })),
    { kind: 'freeWithdrawals', value: String(row.freeWithdrawals) },
    { kind: 'service', value: row.service },
  ];
}

/** Whole points; a fraction is not shown. */
function pointsOf(turnoverMinor: bigint, pointMinor: bigint): number {
  return Number((turnoverMinor < 0n ? 0n : turnoverMinor) / pointMinor);
}

/** A member's level and progress. `status` is undefined before the first bet and deposit. */
export function presentClub(
  status: Status | undefined,
  levels: readonly LevelRow[],
  terms: Terms,
  currency: string,
): Club {
  const level = status?.level ?? 1;
  const row = levels.find((candidate) => candidate.level === level);
  const next = levels.find((candidate) => candidate.level === level + 1);
  const regains = next !== undefined && status !== undefined && next.level <= status.highest;
  const turnoverMinor = (regains ? status.keptMinor : status?.turnoverMinor) ?? 0n;
  return {
    level,
    benefits: row === undefined ? [] : benefitsOf(row),
    since: status?.since.getTime() ?? null,
    points: pointsOf(turnoverMinor, terms.pointMinor),
    deposit: formatMinor(status?.depositMinor ?? 0n),
    turnover: formatMinor(turnoverMinor),
    currency,
    next:
      next === undefined
        ? null
        : {
            level: next.level,
            points: pointsOf(regains ? next.keepMinor : next.turnoverMinor, terms.pointMinor),
            deposit: formatMinor(regains ? 0n : next.depositMinor),
            turnover: formatMinor(regains ? next.keepMinor : next.turnoverMinor),
            regains,
          },
    keep:
      status === undefined || row === undefined || row.keepMinor === 0n
        ? null
        : { turnover: formatMinor(status.keptMinor), needed: formatMinor(row.keepMinor), until: status.keepUntil },
    birthday: status?.birthday ?? null,
  };
}

/** View for trial members: levels are only for real money. */
export const noClub = (): Omit<Club, 'currency'> => ({
  level: 0,
  benefits: [],
  since: null,
  points: 0,
  deposit: formatMinor(0n),
  turnover: formatMinor(0n),
  next: null,
  keep: null,
  birthday: null,
});
