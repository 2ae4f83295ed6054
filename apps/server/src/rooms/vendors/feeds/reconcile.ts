import { randomUUID } from 'node:crypto';
import type { VendorSettings } from '../../../config/vendors.ts';
import { sql } from '../../../platform/db/index.ts';
import type { VendorsPlatform } from '../ports.ts';
import { timeOrderedId } from '../../../platform/time-ordered-id.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { VendorUnavailable } from '../adapters/call-vendor.ts';
import { roundUrl } from '../gateway/callbacks.ts';
import { CallRefused } from '../gateway/port.ts';
import { productOf } from '../products.ts';
import { keepDifferences, oursOf, theirStakes } from './compare.ts';
import { playedVendors } from './played-vendors.ts';
import { dropReport, keepPage, keptRows } from './report-rows.ts';
import { readReport } from './reports.ts';
import { takeTurn } from './turns.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const DAY_MS = DAY_HOURS * HOUR_MS;
/** Age below which an operation may still be on its way. */
const SETTLING_MS = 60_000;
/** Interval at which the report of a vendor with its own wallet is read for the record. */
const FEED_SECONDS = 15;

export interface Reconciled {
  /** Null when the vendor did not report it. */
  theirs: number | null;
  ours: number;
  differences: number;
}

export interface Reconciliation {
  /** Reconciles a vendor's report of the last hours, by default a day, with our books. */
  run(vendor: string, hours?: number): Promise<Reconciled>;
  /** Runs once a day for each vendor that was played, and records the play at vendors with their own wallets. */
  runDue(): Promise<void>;
}

export function createReconciliation({ db, log, settingsOf }: VendorsPlatform, catalogue: Catalogue): Reconciliation {
  async function run(vendor: string, hours = DAY_HOURS): Promise<Reconciled> {
    const settings = settingsOf(vendor);
    const to = new Date(Date.now() - SETTLING_MS);
    const from = new Date(to.getTime() - hours * HOUR_MS);
    return withReport(settings, vendor, from, async (runId, theirs) => {
      const compared = { vendor, runId, from, to, closesHours: hours < DAY_HOURS ? null : hours };
      if (settings?.protocol === 'transfer' && theirs !== null)
        await recordAll({ db, catalogue }, settings, vendor, runId);
      return db.transaction(async (tx) => {
        const ours = await oursOf(tx, compared);
        const differences = theirs === null ? 0 : await keepDifferences(tx, compared);
        const theirsMinor = theirs === null ? null : await theirStakes(tx, compared);
        await tx.run(sql`
          insert into vendors_reconciliations
            (vendor, from_at, to_at, theirs, ours, differences, theirs_minor, ours_minor)
          values (${vendor}, ${from}, ${to}, ${theirs}::int, ${ours.count}::int, ${differences}::int,
            ${theirsMinor}::bigint, ${ours.stakesMinor}::bigint)`);
        return { theirs, ours: ours.count, differences };
      });
    });
  }

  /**
   * @param work receives the run under which the report is stored, and its number of rows; null when it could not be
   * read
   */
  async function withReport<T>(
    settings: VendorSettings | undefined,
    vendor: string,
    from: Date,
    work: (runId: string, theirs: number | null) => Promise<T>,
  ): Promise<T> {
    const runId = randomUUID();
    try {
      return await work(
        runId,
        settings === undefined ? null : await keepReport({ db, log }, settings, vendor, from, runId),
      );
    } finally {
      await dropReport(db, runId);
    }
  }

  async function runOneDue(vendor: string): Promise<void> {
    const settings = settingsOf(vendor);
    if (settings === undefined) return;
    if (await takeTurn(db, `reconcile:${vendor}`, DAY_MS / 1000)) await run(vendor);
    else if (settings.protocol === 'transfer' && (await takeTurn(db, `report:${vendor}`, FEED_SECONDS)))
      await withReport(settings, vendor, new Date(Date.now() - 2 * HOUR_MS), async (runId, theirs) => {
        if (theirs !== null) await recordAll({ db, catalogue }, settings, vendor, runId);
      });
  }

  return {
    run,
    runDue: async () => {
      await Promise.all((await playedVendors(db)).map(runOneDue));
    },
  };
}

async function recordAll(
  { db, catalogue }: { db: VendorsPlatform['db']; catalogue: Catalogue },
  settings: VendorSettings,
  vendor: string,
  runId: string,
): Promise<void> {
  for await (const { memberId, ...row } of keptRows(db, runId)) {
    const game = row.gameId === null ? undefined : await catalogue.gameOf(vendor, row.gameId);
    const action = {
      ...row,
      amountMinor: String(row.amountMinor),
      id: timeOrderedId(row.at),
      hash: `report:${row.amountMinor}`,
      gameName: game?.name ?? row.gameId,
      product: productOf(game?.category),
      detailUrl: row.roundId === null ? null : roundUrl(settings, row.roundId, row.user),
    };
    await db.run(
      sql`
      select vendors_record_feed(${vendor}, ${memberId}::bigint, ${row.currency}, ${JSON.stringify(action)}::jsonb)`,
      { wakes: ['outbox'] },
    );
  }
}

/** @returns the number of rows; null when the report could not be read */
async function keepReport(
  { db, log }: Pick<VendorsPlatform, 'db' | 'log'>,
  settings: VendorSettings,
  vendor: string,
  from: Date,
  runId: string,
): Promise<number | null> {
  let count = 0;
  try {
    for await (const page of readReport(settings, from, new Date())) {
      await keepPage(db, runId, page, count);
      count += page.length;
    }
    return count;
  } catch (error) {
    if (!(error instanceof VendorUnavailable || error instanceof CallRefused)) throw error;
    log.warn({ err: error, vendor }, 'a report of a vendor could not be read');
    return null;
  }
}
