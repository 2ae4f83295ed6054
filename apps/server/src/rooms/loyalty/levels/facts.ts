import { wholeUnit } from '@fairlot/money';
import type { MemberFact } from '../../promotions/ports.ts';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { addDays } from '../../../platform/zone.ts';
import type { LoyaltyServices } from '../services.ts';

/** Days over which a member's turnover is summed for segments. */
const TURNOVER_DAYS = 30;

/** The level of members; members without a row are on the first level. */
export const levelFact: MemberFact = {
  name: 'level',
  of: async (executor, memberIds) => {
    const rows = await executor.rows(sql<{ memberId: bigint; level: number }>`
      select id as "memberId", coalesce(m.level, 1) as level
        from unnest(${[...memberIds]}::bigint[]) as id left join loyalty_members m on m.member_id = id`);
    return new Map(rows.map(({ memberId, level }) => [memberId, level]));
  },
};

/** Members' stakes of their own money in the last thirty days, in whole units. */
export const turnoverFact = (services: Pick<LoyaltyServices, 'today'>): MemberFact => ({
  name: 'turnover30',
  of: async (executor, memberIds) => {
    const { today } = await services.today(executor);
    const from = addDays(today, -TURNOVER_DAYS);
    const rows = await executor.rows(sql<{ memberId: bigint; turnover: number }>`
      select id as "memberId", coalesce(sum(d.turnover_minor) / ${wholeUnit()}::bigint, 0)::float8 as turnover
        from unnest(${[...memberIds]}::bigint[]) as id
        left join loyalty_days d on d.member_id = id and d.day >= ${from}::date group by id`);
    return new Map(rows.map(({ memberId, turnover }) => [memberId, turnover]));
  },
});

/**
 * Members whose birthday is on a day and was entered sixty days before. 29 February counts as the 28th in other years.
 * @param day YYYY-MM-DD in the merchant's time zone
 */
export async function membersWithBirthday(executor: Executor, day: string, after: bigint, limit: number) {
  return executor.values(sql<bigint>`
    select member_id from loyalty_members
     where birthday = any(loyalty_birthdays_of(${day}::date)) and birthday_saved_on <= ${day}::date - 60
       and member_id > ${after}::bigint
     order by member_id limit ${limit}::int`);
}
