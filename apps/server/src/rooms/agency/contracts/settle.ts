import { sql, type Tx } from '../../../platform/db/index.ts';
import { houseAccount, memberAccount } from '../../wallet/index.ts';
import { addDays, lastClosedDay } from '../days.ts';
import type { AgencyServices } from '../services.ts';
import { type Bill, dueContracts, insertBill, lockOpenBill, notePaid, openBills } from './bill-rows.ts';
import { calculate } from './calculate.ts';
import type { Kind } from './contract-rows.ts';
import { halfMonthBefore } from './rules.ts';

/** Keeps two processes from making the bills of one period side by side: those of lowers come first. */
const BILLS_LOCK = 7_300_061;

/** Makes the bills of what has ended, and pays what is open. */
export function createSettlement(services: AgencyServices) {
  const { platform, wallet, zoneOf } = services;
  const { db } = platform;

  async function makeBills(kind: Kind, period: { from: string; to: string }, zone: string): Promise<void> {
    if ((await dueContracts(db, kind, period.from, period.to)).length === 0) return;
    await db.transaction(async (tx) => {
      await tx.run(sql`select pg_advisory_xact_lock(${BILLS_LOCK})`);
      for (const due of await dueContracts(tx, kind, period.from, period.to))
        await insertBill(tx, due, await calculate(tx, due, zone));
    });
  }

  /** Pays a bill, or as much of it as its payer has. */
  async function pay(tx: Tx, bill: Bill): Promise<void> {
    const left = bill.amountMinor - bill.paidMinor;
    const has = bill.payerId === null ? left : await wallet.balance(bill.payerId, bill.asset, tx);
    const part = has < left ? has : left;
    if (part <= 0n) return notePaid(tx, bill, 0n, bill.paidMinor > 0n ? 'partCollected' : 'insufficient');
    await wallet.transfer(tx, {
      // The obligation is the bill; each part of it has its number.
      key: `agency:bill:${bill.id}:${bill.parts + 1}`,
      debit: bill.payerId === null ? houseAccount(bill.asset) : memberAccount(bill.payerId, bill.asset),
      credit: memberAccount(bill.memberId, bill.asset),
      asset: bill.asset,
      amountMinor: part,
      kind: bill.kind === 'dividend' ? 'dividend' : 'salary',
      reference: String(bill.id),
    });
    await tx.run(sql`
      select agency_count_payment(${`bill:${bill.id}:${bill.parts + 1}`}, ${bill.memberId}::bigint, 'commission',
        ${part}::bigint, (clock_timestamp() at time zone ${await zoneOf(tx)})::date)`);
    await notePaid(tx, bill, part, part === left ? 'collected' : 'partCollected');
  }

  return {
    /** Bills of the periods that ended before a moment, then money for all that are open. */
    run: async (nowMs = Date.now()): Promise<false> => {
      const zone = await zoneOf(db);
      const yesterday = lastClosedDay(zone, nowMs);
      const now = addDays(yesterday, 1);
      await makeBills('dailySalary', { from: yesterday, to: yesterday }, zone);
      await makeBills('hourly', { from: yesterday, to: yesterday }, zone);
      if (await platform.collected.provider('site').isOn('DIVIDEND3'))
        await makeBills('dividend', halfMonthBefore(now), zone);
      for (const id of await openBills(db))
        await db.transaction(async (tx) => {
          const bill = await lockOpenBill(tx, id);
          if (bill !== undefined) await pay(tx, bill);
        });
      return false;
    },
  };
}
