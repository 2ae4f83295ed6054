import type { loyaltyDesk, ValueOf } from '@fairlot/contract';
import { type Executor, sql } from '../../../platform/db/index.ts';

export type Product = ValueOf<typeof loyaltyDesk.levelTable>['levels'][number]['rebates'][number]['product'];
export type Service = 'standard' | 'priority' | 'personal';

export interface LevelRow {
  level: number;
  depositMinor: bigint;
  turnoverMinor: bigint;
  keepMinor: bigint;
  /** In steps of 0.01 %. */
  rebates: Partial<Record<Product, number>>;
  rebateCapMinor: bigint;
  upgradeMinor: bigint;
  birthdayMinor: bigint;
  monthlyMinor: bigint;
  withdrawDailyMinor: bigint;
  freeWithdrawals: number;
  service: Service;
  /** Label of its members; empty for none. */
  label: string;
}

export interface Terms {
  keepDays: number;
  /** Turnover per point. */
  pointMinor: bigint;
  rewardDays: number;
  /** Kind of money for gifts of levels, missions and check-ins. */
  gift: 'money' | 'bonus';
  /** Wagering of gifts that are bonus money: the multiple, and the number of days. */
  giftTimes: number;
  giftDays: number;
  checkInMinor: bigint[];
  version: number;
}

export interface Status {
  memberId: bigint;
  asset: string;
  level: number;
  highest: number;
  depositMinor: bigint;
  turnoverMinor: bigint;
  since: Date;
  /** YYYY-MM-DD, like the day on which the period ends. */
  keepFrom: string;
  keepUntil: string;
  keptMinor: bigint;
  birthday: string | null;
}

export interface LevelChange {
  from: number;
  to: number;
  cause: 'risen' | 'dropped' | 'operator';
  at: Date;
}

export const readTerms = (executor: Executor) =>
  executor.one(sql<Terms>`
    select keep_days as "keepDays", point_minor as "pointMinor", reward_days as "rewardDays", gift,
           gift_times as "giftTimes", gift_days as "giftDays", check_in_minor as "checkInMinor", version
      from loyalty_terms`);

/** From the lowest to the highest. */
export const readLevels = (executor: Executor) =>
  executor.rows(sql<LevelRow>`
    select level, deposit_minor as "depositMinor", turnover_minor as "turnoverMinor", keep_minor as "keepMinor",
           rebates, rebate_cap_minor as "rebateCapMinor", upgrade_minor as "upgradeMinor",
           birthday_minor as "birthdayMinor", monthly_minor as "monthlyMinor",
           withdraw_daily_minor as "withdrawDailyMinor", free_withdrawals as "freeWithdrawals", service, label
      from loyalty_levels order by level`);

/** A member's level and progress; undefined for a member who has not played or deposited yet. */
export const findLevel = (executor: Executor, memberId: bigint) =>
  executor.first(sql<Status>`
    select m.member_id as "memberId", m.asset, m.level, m.highest, m.deposit_minor as "depositMinor",
           m.turnover_minor as "turnoverMinor", m.since, m.keep_from::text as "keepFrom",
           (m.keep_from + t.keep_days)::text as "keepUntil", m.birthday,
           (select coalesce(sum(d.turnover_minor), 0)::bigint from loyalty_days d
             where d.member_id = m.member_id and d.day >= m.keep_from) as "keptMinor"
      from loyalty_members m cross join loyalty_terms t where m.member_id = ${memberId}::bigint`);

/** Newest first. */
export const listHistory = (executor: Executor, memberId: bigint) =>
  executor.rows(sql<LevelChange>`
    select from_level as "from", to_level as "to", cause, at from loyalty_history
     where member_id = ${memberId}::bigint order by id desc limit 100`);
