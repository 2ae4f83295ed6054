import { nameWrong } from '../../../platform/books/index.ts';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { houseAccount, memberAccount } from '../../wallet/index.ts';
import { lastClosedDay } from '../days.ts';
import type { AgencyServices } from '../services.ts';
import { MICRO_PER_MINOR } from './micro.ts';

/** Number of agents paid in one run of the job; closed accounts are skipped. */
const BATCH = 200;

/**
 * Pays agents' rebates for bets of ended days. Whole minor units are paid; the fraction is kept and added to the next
 * payment, as are later corrections.
 */
export function createRebatePayments({ platform: { db }, wallet, zoneOf }: AgencyServices) {
  async function pay(tx: Tx, memberId: bigint, throughDay: string): Promise<void> {
    await tx.run(sql`
      insert into agency_rebate_accounts (member_id) values (${memberId}::bigint) on conflict do nothing`);
    const account = await tx.one(sql<{ carryMicro: bigint; payments: number; asset: string }>`
      select a.carry_micro as "carryMicro", a.payments, m.asset
        from agency_rebate_accounts a join agency_members m using (member_id)
       where a.member_id = ${memberId}::bigint for update of a`);
    const { bets, earnedMicro } = await settleRows(tx, memberId, throughDay);
    if (bets === 0) return;
    const dueMicro = account.carryMicro + earnedMicro;
    const amountMinor = dueMicro > 0n ? dueMicro / MICRO_PER_MINOR : 0n;
    const carryMicro = dueMicro - amountMinor * MICRO_PER_MINOR;
    const number = account.payments + 1;
    await tx.run(sql`
      insert into agency_rebate_payments (member_id, number, through_day, earned_micro, amount_minor, carry_micro)
      values (${memberId}::bigint, ${number}::int, ${throughDay}::date, ${earnedMicro}::bigint, ${amountMinor}::bigint,
        ${carryMicro}::bigint)`);
    await tx.run(sql`
      update agency_rebate_accounts
         set carry_micro = ${carryMicro}::bigint, paid_minor = paid_minor + ${amountMinor}::bigint,
             payments = ${number}::int
       where member_id = ${memberId}::bigint`);
    if (amountMinor === 0n) return;
    const reference = `rebate:${memberId}:${number}`;
    await wallet.transfer(tx, {
      key: `agency:${reference}`,
      debit: houseAccount(account.asset),
      credit: memberAccount(memberId, account.asset),
      asset: account.asset,
      amountMinor,
      kind: 'rebate',
      reference: throughDay,
    });
    await tx.run(sql`
      select agency_count_payment(${reference}, ${memberId}::bigint, 'commission', ${amountMinor}::bigint,
        (clock_timestamp() at time zone ${await zoneOf(tx)})::date)`);
  }

  return {
    /** @returns whether there are more to pay */
    run: async (nowMs = Date.now()): Promise<boolean> => {
      const throughDay = lastClosedDay(await zoneOf(db), nowMs);
      const due = await dueUplines(db, throughDay);
      for (const memberId of due) await db.transaction((tx) => pay(tx, memberId, throughDay));
      return due.length === BATCH;
    },
  };
}

async function dueUplines(executor: Executor, throughDay: string): Promise<bigint[]> {
  return executor.values(sql<bigint>`
    select distinct r.member_id from agency_rebates r join agency_members m using (member_id)
     where r.amount_micro <> r.settled_micro and r.day <= ${throughDay}::date and m.left_at is null
     order by 1 limit ${BATCH}::int`);
}

/** Marks rebates due for bets up to a day as settled. */
async function settleRows(
  tx: Tx,
  memberId: bigint,
  throughDay: string,
): Promise<{ bets: number; earnedMicro: bigint }> {
  const { bets, earnedMicro } = await tx.one(sql<{ bets: bigint; earnedMicro: bigint }>`
    with open as (
      select bet_key, amount_micro - settled_micro as more from agency_rebates
       where member_id = ${memberId}::bigint and amount_micro <> settled_micro and day <= ${throughDay}::date
       order by bet_key for update
    ), settled as (
      update agency_rebates r set settled_micro = r.settled_micro + o.more, settled_at = clock_timestamp()
        from open o where r.member_id = ${memberId}::bigint and r.bet_key = o.bet_key returning o.more
    )
    select count(*) as bets, coalesce(sum(more), 0)::bigint as "earnedMicro" from settled`);
  return { bets: Number(bets), earnedMicro };
}

/** Audits that every agent was paid the settled amount, exact to the fraction of a minor unit. */
export function auditRebates(executor: Executor): Promise<string[]> {
  const wrong = sql<{ memberId: bigint }>`
    select member_id as "memberId" from (
      select member_id, sum(settled_micro) as settled from agency_rebates group by member_id) r
      full join agency_rebate_accounts a using (member_id)
     where coalesce(r.settled, 0) <> coalesce(a.paid_minor, 0) * ${MICRO_PER_MINOR}::bigint
           + coalesce(a.carry_micro, 0)
    union
    select member_id from agency_rebate_days group by member_id
    having sum(amount_micro) <> (select sum(amount_micro) from agency_rebates r
                                  where r.member_id = agency_rebate_days.member_id)`;
  return nameWrong(executor, wrong, ({ memberId }) => `rebates of member ${memberId} do not add up`);
}
