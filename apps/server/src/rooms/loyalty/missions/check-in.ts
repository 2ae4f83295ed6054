import type { loyalty as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { addDays, startOfDay } from '../../../platform/zone.ts';
import { readTerms } from '../levels/level-rows.ts';
import type { LoyaltyServices } from '../services.ts';
import { countMission } from './mission-rows.ts';

type View = ValueOf<typeof contract.checkIn>;

/** The member's current cycle of check-ins. Missed days do not reset it. */
export async function readCheckIn(services: LoyaltyServices, executor: Executor, memberId: bigint): Promise<View> {
  const { zone, today } = await services.today(executor);
  const { checkInMinor } = await readTerms(executor);
  const last = await executor.first(sql<{ day: string; step: number; amountMinor: bigint }>`
    select day::text, step, amount_minor as "amountMinor" from loyalty_check_ins
     where member_id = ${memberId}::bigint order by day desc limit 1`);
  const isDone = last !== undefined && last.day >= today;
  const step = isDone ? last.step : nextStep(last?.step ?? 0, checkInMinor.length);
  const days = await executor.rows(sql<{ day: string }>`
    select day::text from loyalty_check_ins
     where member_id = ${memberId}::bigint and day >= date_trunc('month', ${today}::date)::date order by day`);
  const passed = isDone ? step : step - 1;
  return {
    day: today,
    isDone,
    step,
    amount: formatMinor(isDone ? last.amountMinor : (checkInMinor[step - 1] ?? 0n)),
    steps: checkInMinor.map((minor, index) => ({
      step: index + 1,
      amount: formatMinor(minor),
      isDone: index < passed,
    })),
    days: days.map(({ day }) => day),
    nextAt: startOfDay(addDays(today, 1), zone).getTime(),
  };
}

/** The next step; the cycle restarts at its end, even when the merchant has shortened it. */
const nextStep = (step: number, length: number): number => (step >= length ? 1 : step + 1);

/**
 * Checks in today, once however often it is called, and pays the day's reward.
 * @throws Refusal protection.refused for a member who must not be invited to play now (ADR 33)
 */
export async function checkIn(services: LoyaltyServices, memberId: bigint, asset: string): Promise<View> {
  const { db } = services.platform;
  return db.transaction(async (tx) => {
    // Serialised per member, so that two devices do not take two steps.
    const { today } = await services.today(tx);
    await tx.run(sql`select loyalty_join(array[${memberId}::bigint], ${asset}, ${today}::date)`);
    await tx.run(sql`select 1 from loyalty_members where member_id = ${memberId}::bigint for update`);
    const before = await readCheckIn(services, tx, memberId);
    if (before.isDone) return before;
    if (!(await services.protection.mayBeOffered(tx, memberId))) throw new Refusal('protection.refused');
    const { checkInMinor, gift, giftTimes: times, giftDays: days } = await readTerms(tx);
    const amountMinor = checkInMinor[before.step - 1] ?? 0n;
    await tx.run(sql`
      insert into loyalty_check_ins (member_id, day, step, amount_minor)
      values (${memberId}::bigint, ${before.day}::date, ${before.step}::int, ${amountMinor}::bigint)`);
    const key = `checkIn:${memberId}:${before.day}`;
    if (amountMinor > 0n)
      await services.rewardKind(gift).grant(tx, { key, memberId, asset, amountMinor, terms: { times, days } });
    await countMission(tx, services, memberId, 'checkIns');
    return readCheckIn(services, tx, memberId);
  });
}
