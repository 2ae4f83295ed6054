import { sql, type Tx } from '../../../platform/db/index.ts';
import { houseAccount, memberAccount } from '../../wallet/index.ts';
import { addDays, lastClosedDay, type Period } from '../days.ts';
import type { AgencyServices } from '../services.ts';
import {
  type Bill,
  dueContracts,
  insertBills,
  lockOpenBill,
  notePaid,
  openBills,
  rewriteBills,
  untouchedBills,
} from './bill-rows.ts';
import { calculate } from './calculate.ts';
import type { Kind } from './contract-rows.ts';
import { correctedDays, dropCorrectedDay, lastRun, noteRun } from './run-rows.ts';
import { halfMonthBefore, periodsSince } from './rules.ts';

/** Keeps two processes from making the bills of one period side by side: those of lowers come first. */
const BILLS_LOCK = 7_300_061;

/** Makes the bills of what has ended, and pays what is open. */
export function createSettlement(services: AgencyServices) {
  const { platform, wallet, zoneOf } = services;
  const { db } = platform;
  const locked = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await tx.run(sql`select pg_advisory_xact_lock(${BILLS_LOCK})`);
      return work(tx);
    });

  /** In parts, each of which stays when the next one fails. */
  async function makeBills(kind: Kind, { from, to }: Period, zone: string): Promise<void> {
    for (;;) {
      const isDone = await locked(async (tx) => {
        const dues = await dueContracts(tx, kind, from, to);
        if (dues.length === 0) await noteRun(tx, kind, { from, to });
        else await insertBills(tx, await calculate(tx, dues, zone));
        return dues.length === 0;
      });
      if (isDone) return;
    }
  }

  /** Every period that ended since the last run, so that a server that stood still leaves nobody without a bill. */
  async function catchUp(kind: Kind, last: Period, zone: string): Promise<void> {
    for (const period of periodsSince(await lastRun(db, kind), last, kind)) await makeBills(kind, period, zone);
  }

  /**
   * A day that changed after it was over changes the bills of which nothing was paid; what was paid stays, and the
   * settlement computed again shows the difference.
   */
  async function followCorrections(yesterday: string, zone: string): Promise<void> {
    for (const day of await correctedDays(db, yesterday))
      await locked(async (tx) => {
        await dropCorrectedDay(tx, day);
        const bills = await untouchedBills(tx, day);
        for (const kind of ['dailySalary', 'hourly', 'dividend'] as const) {
          const dues = bills.filter((bill) => bill.kind === kind);
          const idOf = new Map(dues.map(({ id, from, billId }) => [`${id} ${from}`, billId]));
          const rows = (await calculate(tx, dues, zone)).flatMap(({ due, calculation }) => {
            const billId = idOf.get(`${due.id} ${due.from}`);
            return billId === undefined ? [] : [{ billId, calculation }];
          });
          if (rows.length > 0) await rewriteBills(tx, rows);
        }
      });
  }

  /** Pays a bill, or as much of it as its payer has. */
  async function pay(tx: Tx, bill: Bill, zone: string): Promise<void> {
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
        ${part}::bigint, (clock_timestamp() at time zone ${zone})::date)`);
    await notePaid(tx, bill, part, part === left ? 'collected' : 'partCollected');
  }

  return {
    /** Bills of the periods that ended before a moment, then money for all that are open. */
    run: async (nowMs = Date.now()): Promise<false> => {
      const zone = await zoneOf(db);
      const yesterday = lastClosedDay(zone, nowMs);
      const day = { from: yesterday, to: yesterday };
      await catchUp('dailySalary', day, zone);
      await catchUp('hourly', day, zone);
      if (await platform.collected.provider('site').isOn('DIVIDEND3'))
        await catchUp('dividend', halfMonthBefore(addDays(yesterday, 1)), zone);
      await followCorrections(yesterday, zone);
      for (const id of await openBills(db))
        await db.transaction(async (tx) => {
          const bill = await lockOpenBill(tx, id);
          if (bill !== undefined) await pay(tx, bill, zone);
        });
      return false;
    },
  };
}
