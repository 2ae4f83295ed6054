import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';

/** Sums over days, minor units. */
export interface FigureSums {
  depositMinor: bigint;
  withdrawalMinor: bigint;
  turnoverMinor: bigint;
  prizeMinor: bigint;
  bonusMinor: bigint;
  commissionMinor: bigint;
  bets: bigint;
}

/** Sums over `agency_days d`; zero if there are no days. */
export const SUMS = sql`
  coalesce(sum(d.deposit_minor), 0)::bigint as "depositMinor",
  coalesce(sum(d.withdrawal_minor), 0)::bigint as "withdrawalMinor",
  coalesce(sum(d.turnover_minor), 0)::bigint as "turnoverMinor",
  coalesce(sum(d.prize_minor), 0)::bigint as "prizeMinor",
  coalesce(sum(d.bonus_minor), 0)::bigint as "bonusMinor",
  coalesce(sum(d.commission_minor), 0)::bigint as "commissionMinor",
  coalesce(sum(d.bets), 0)::bigint as bets`;

/** The players' profit: prize + bonus + commission - turnover, minor units. */
export function profitMinor({ turnoverMinor, prizeMinor, bonusMinor, commissionMinor }: FigureSums): bigint {
  return prizeMinor + bonusMinor + commissionMinor - turnoverMinor;
}

/** Figures in their wire format. */
export function presentFigures(sums: FigureSums) {
  return {
    deposit: formatMinor(sums.depositMinor),
    withdrawal: formatMinor(sums.withdrawalMinor),
    turnover: formatMinor(sums.turnoverMinor),
    prize: formatMinor(sums.prizeMinor),
    bonus: formatMinor(sums.bonusMinor),
    commission: formatMinor(sums.commissionMinor),
    profit: formatMinor(profitMinor(sums)),
    bets: Number(sums.bets),
  };
}
