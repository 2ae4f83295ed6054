import { sql, type Tx } from '../../../platform/db/index.ts';
import { addDays, lastClosedDay, type Period, today } from '../days.ts';
import type { AgencyServices } from '../services.ts';
import {
  BILLS_LOCK,
  expireBills,
  growBills,
  insertBills,
  openBills,
  owingPayers,
  payBills,
  rewriteBills,
  untouchedBills,
} from './bill-rows.ts';
import { calculate } from './calculate.ts';
import type { Kind } from './contract-rows.ts';
import { activeContracts, type DueContract, dueContracts, type Run } from './due-rows.ts';
import { DIVIDEND_RHYTHMS, lastEnded, periodOf, periodsSince, rhythmOf } from './rules.ts';
import { correctedDays, dropCorrectedDays, lastRun, noteRun } from './run-rows.ts';

/** Number of bills paid in one transaction, which takes about 50 ms. */
const PAID_AT_ONCE = 100;

/** Creates bills of ended periods, and pays open bills. */
export function createSettlement(services: AgencyServices) {
  const { platform, zoneOf } = services;
  const { db } = platform;
  const locked = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await tx.run(sql`select pg_advisory_xact_lock(${BILLS_LOCK})`);
      return work(tx);
    });

  const isOn = (flag: string) => platform.site.isOn(flag);
  /** Whether bills of a kind are paid without approval of their settlement. Not for use in a transaction. */
  const needsNoReview = async (kind: Kind) => !(await isOn(kind === 'dividend' ? 'AGEDIVAPP3' : 'AGESALAPP3'));

  /** Works in parts, each of which is kept when the next one fails. */
  async function makeBills(run: Run, period: Period, zone: string): Promise<void> {
    const isApproved = await needsNoReview(run.kind);
    for (;;) {
      const isDone = await locked(async (tx) => {
        const dues = await dueContracts(tx, run, period);
        if (dues.length === 0) await noteRun(tx, run, period);
        else await insertBills(tx, await calculate(tx, dues, zone), isApproved);
        return dues.length === 0;
      });
      if (isDone) return;
    }
  }

  /** Settles all periods that ended since the last run, so that no bill is lost after a downtime. */
  async function catchUp(run: Run, yesterday: string, zone: string): Promise<void> {
    const last = lastEnded(run.rhythm, yesterday);
    for (const period of periodsSince(await lastRun(db, run), last, run.rhythm)) await makeBills(run, period, zone);
  }

  /** Real-time salaries: updates today's bills, and finalises those of days that ended since. */
  async function followToday(yesterday: string, now: string, zone: string): Promise<void> {
    const run = { kind: 'realTime', rhythm: 'day' } as const;
    const ended = periodsSince(await lastRun(db, run), { from: yesterday, to: yesterday }, 'day');
    const open = addDays(yesterday, 1);
    const running = open === now ? [open] : [open, now];
    for (const day of [...ended.map(({ from }) => from), ...running])
      await locked(async (tx) => {
        const period = { from: day, to: day };
        const dues = await activeContracts(tx, run, period);
        if (dues.length > 0) await growBills(tx, await calculate(tx, dues, zone));
        if (day <= yesterday) await noteRun(tx, run, period);
      });
  }

  return {
    /** Creates bills of periods that ended before a time, then pays all open bills. */
    run: async (nowMs = Date.now()): Promise<false> => {
      const zone = await zoneOf(db);
      const yesterday = lastClosedDay(zone, nowMs);
      for (const kind of ['dailySalary', 'hourly'] as const) await catchUp({ kind, rhythm: 'day' }, yesterday, zone);
      await followToday(yesterday, today(zone, nowMs), zone);
      if (await isOn('DIVIDEND3'))
        for (const rhythm of DIVIDEND_RHYTHMS) await catchUp({ kind: 'dividend', rhythm }, yesterday, zone);
      await followCorrections(db, locked, yesterday, zone, {
        dividend: await needsNoReview('dividend'),
        salary: await needsNoReview('dailySalary'),
      });
      await expireBills(db);
      await payOpen(services, zone);
      return false;
    },
  };
}

/**
 * Updates unpaid bills after changes to past days. Paid bills stay, and a recalculated settlement shows the
 * difference.
 */
async function followCorrections(
  db: AgencyServices['platform']['db'],
  locked: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  yesterday: string,
  zone: string,
  isApproved: { dividend: boolean; salary: boolean },
): Promise<void> {
  const days = await correctedDays(db, yesterday);
  if (days.length === 0) return;
  await locked(async (tx) => {
    await dropCorrectedDays(tx, days);
    // Period by period, the oldest first: a carry-over must be written before the next period is computed.
    for (const dues of byPeriod(await untouchedBills(tx, days))) {
      const idOf = new Map(dues.map(({ id, billId }) => [id, billId]));
      const rows = (await calculate(tx, dues, zone)).flatMap(({ due, calculation }) => {
        const billId = idOf.get(due.id);
        return billId === undefined ? [] : [{ billId, due, calculation }];
      });
      await rewriteBills(tx, rows, dues[0]?.kind === 'dividend' ? isApproved.dividend : isApproved.salary);
    }
  });
}

/**
 * Pays in chunks. If a chunk fails, for example because an account is closed to credits, each of its bills is tried
 * separately.
 */
async function payOpen({ platform, protection }: AgencyServices, zone: string): Promise<void> {
  const { db } = platform;
  const ids = await openBills(db);
  const failures: unknown[] = [];
  const pay = (chunk: readonly bigint[]) => db.transaction((tx) => payBills(tx, chunk, zone));
  for (let place = 0; place < ids.length; place += PAID_AT_ONCE) {
    const chunk = ids.slice(place, place + PAID_AT_ONCE);
    try {
      await pay(chunk);
    } catch (error) {
      // Logged even if each bill can be paid separately: a deadlock would leave no other trace.
      platform.log.warn({ err: error, bills: chunk.length }, 'bills could not be paid together; each is retried alone');
      for (const id of chunk) await pay([id]).catch((error: unknown) => failures.push(error));
    }
  }
  // Agents who owe their downline may not play until they have paid.
  await protection.holdPlay(db, await owingPayers(db));
  if (failures.length > 0) throw new AggregateError(failures, 'bills could not be paid');
}

/** Groups bills by settlement, in the order of their days; a contract has one bill in each. */
function byPeriod<B extends DueContract>(bills: readonly B[]): B[][] {
  const inOrder = bills.toSorted((one, other) => one.from.localeCompare(other.from));
  const groups = Map.groupBy(inOrder, ({ kind, terms, from }) => {
    const rhythm = rhythmOf(kind, terms);
    return `${kind} ${rhythm} ${periodOf(rhythm, from).from}`;
  });
  return [...groups.values()];
}
