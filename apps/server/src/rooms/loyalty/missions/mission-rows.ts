import type { loyalty as contract, ValueOf } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { RewardState } from '../rewards/reward-rows.ts';
import type { LoyaltyServices } from '../services.ts';

type View = ValueOf<typeof contract.missions>[number];

export interface MissionRow {
  id: bigint;
  period: View['period'];
  goal: View['goal'];
  products: View['products'];
  target: number;
  amountMinor: bigint;
  /** Maximum total of its rewards, and the total so far. */
  budgetMinor: bigint;
  spentMinor: bigint;
  titles: Record<string, string>;
  position: number;
  isOpen: boolean;
  /** Incremented by every change. */
  version: number;
}

export interface MemberMission extends MissionRow {
  /** First day after the period, YYYY-MM-DD; null for one-time missions. */
  endsOn: string | null;
  done: number;
  rewardId: bigint | null;
  rewardState: RewardState | null;
  /** Amount of the reward that was given, which a later change of the mission keeps; null without one. */
  rewardMinor: bigint | null;
}

export const MISSION_COLUMNS = sql`
  s.id, s.period, s.goal, s.products, s.target, s.amount_minor as "amountMinor",
  s.budget_minor as "budgetMinor", s.spent_minor as "spentMinor", s.titles, s.position,
  s.is_open as "isOpen", s.version`;

/** All missions, open or not, in display order. */
export const listMissions = (executor: Executor) =>
  executor.rows(sql<MissionRow>`select ${MISSION_COLUMNS} from loyalty_missions s order by s.position, s.id`);

/**
 * Open missions of a day with a member's progress and reward. A mission whose budget is used up is shown only to
 * members who already have its reward.
 */
export const missionsOf = (executor: Executor, memberId: bigint, today: string) =>
  executor.rows(sql<MemberMission>`
    select ${MISSION_COLUMNS}, w.ends_on::text as "endsOn", coalesce(p.done, 0) as done, r.id as "rewardId",
           r.amount_minor as "rewardMinor",
           case when r.state = 'waiting' and r.expires_at <= clock_timestamp() then 'expired' else r.state end
             as "rewardState"
      from loyalty_missions s
      cross join lateral (
        select case s.period when 'day' then ${today}::date when 'week' then date_trunc('week', ${today}::date)::date
                             else date '2000-01-01' end as since,
               case s.period when 'day' then ${today}::date + 1
                             when 'week' then date_trunc('week', ${today}::date)::date + 7 end as ends_on) w
      left join loyalty_progress p on p.member_id = ${memberId}::bigint and p.mission_id = s.id and p.since = w.since
      left join lateral (select id, state, expires_at, amount_minor from loyalty_rewards
                          where source_key = format('mission:%s:%s:%s', s.id, w.since, ${memberId}::bigint)
                          limit 1) r on true
     where s.is_open and (r.id is not null or s.spent_minor + s.amount_minor <= s.budget_minor)
     order by s.position, s.id`);

export async function wantsMissions(executor: Executor, memberId: bigint): Promise<boolean> {
  const row = await executor.first(sql<{ isWanted: boolean }>`
    select has_missions as "isWanted" from loyalty_members where member_id = ${memberId}::bigint`);
  return row?.isWanted ?? true;
}

/** Counts one step today towards the missions with a goal. */
export async function countMission(
  tx: Tx,
  { platform, today: todayOf, tell }: LoyaltyServices,
  memberId: bigint,
  goal: Exclude<MissionRow['goal'], 'bets'>,
): Promise<void> {
  const { today } = await todayOf(tx);
  const asset = await platform.site.currency(tx);
  await tx.run(sql`select loyalty_join(array[${memberId}::bigint], ${asset}, ${today}::date)`);
  const rows = [{ memberId: String(memberId), asset, day: today, count: 1 }];
  const { news } = await tx.one(sql<{ news: bigint[] }>`
    select loyalty_count_missions(${goal}, ${JSON.stringify(rows)}::jsonb, ${today}::date) as news`);
  await tell(tx, news);
}
