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
import { keepDifferences, oursOf, theirsOf } from './compare.ts';
import { missedSpans, type Span } from './missed-spans.ts';
import { playedVendors } from './played-vendors.ts';
import { dropReport, keepPage, keptRows } from './report-rows.ts';
import { readReport } from './reports.ts';
import { takeTurn } from './turns.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const DAY_MS = DAY_HOURS * HOUR_MS;
/** Two daily reconciliations overlap by this, so that the time between their turns is compared as well. */
const OVERLAP_HOURS = 1;
/** Near the edges of a period the clocks of both sides may differ by this, so more of the report is read. */
const CLOCKS_DIFFER_MS = 600_000;
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

export type Reconciliation = ReturnType<typeof createReconciliation>;

export function createReconciliation({ db, log, settingsOf }: VendorsPlatform, catalogue: Catalogue) {
  function run(vendor: string, hours = DAY_HOURS): Promise<Reconciled> {
    return compare(vendor, lastHours(hours, SETTLING_MS), hours < DAY_HOURS ? null : hours);
  }

  async function runDay(vendor: string): Promise<void> {
    const { theirs } = await compare(vendor, lastHours(DAY_HOURS + OVERLAP_HOURS, SETTLING_MS), DAY_HOURS);
    if (theirs === null) return;
    for (const span of await missedSpans(db, vendor)) await compare(vendor, span, null);
  }

  /** @param closesHours see `Compared` */
  async function compare(vendor: string, { from, to }: Span, closesHours: number | null): Promise<Reconciled> {
    const settings = settingsOf(vendor);
    const report = {
      from: new Date(from.getTime() - CLOCKS_DIFFER_MS),
      to: new Date(Math.min(Date.now(), to.getTime() + CLOCKS_DIFFER_MS)),
    };
    return withReport(settings, vendor, report, async (runId, isRead) => {
      const compared = { vendor, runId, from, to, closesHours };
      if (settings?.protocol === 'transfer' && isRead) await recordAll({ db, catalogue }, settings, vendor, runId);
      return db.transaction(async (tx) => {
        const ours = await oursOf(tx, compared);
        const differences = isRead ? await keepDifferences(tx, compared) : 0;
        const theirs = isRead ? await theirsOf(tx, compared) : null;
        await tx.run(sql`
          insert into vendors_reconciliations
            (vendor, from_at, to_at, theirs, ours, differences, theirs_minor, ours_minor)
          values (${vendor}, ${from}, ${to}, ${theirs?.count ?? null}::int, ${ours.count}::int, ${differences}::int,
            ${theirs?.stakesMinor ?? null}::bigint, ${ours.stakesMinor}::bigint)`);
        return { theirs: theirs?.count ?? null, ours: ours.count, differences };
      });
    });
  }

  /** @param work receives the run under which the report is stored, and whether it could be read */
  async function withReport<T>(
    settings: VendorSettings | undefined,
    vendor: string,
    span: Span,
    work: (runId: string, isRead: boolean) => Promise<T>,
  ): Promise<T> {
    const runId = randomUUID();
    try {
      return await work(
        runId,
        settings !== undefined && (await keepReport({ db, log }, settings, vendor, span, runId)),
      );
    } finally {
      await dropReport(db, runId);
    }
  }

  async function runOneDue(vendor: string): Promise<void> {
    const settings = settingsOf(vendor);
    if (settings === undefined) return;
    if (await takeTurn(db, `reconcile:${vendor}`, DAY_MS / 1000)) await runDay(vendor);
    else if (settings.protocol === 'transfer' && (await takeTurn(db, `report:${vendor}`, FEED_SECONDS)))
      await withReport(settings, vendor, lastHours(2), async (runId, isRead) => {
        if (isRead) await recordAll({ db, catalogue }, settings, vendor, runId);
      });
  }

  return {
    /** Reconciles a vendor's report of the last hours, by default a day, with our books. */
    run,
    /**
     * Runs once a day for each vendor that was played, also for hours whose report could not be read before, and
     * records the play at vendors with their own wallets.
     */
    runDue: async (): Promise<void> => {
      await Promise.all((await playedVendors(db)).map(runOneDue));
    },
  };
}

/** @param beforeMs how long ago they end */
function lastHours(hours: number, beforeMs = 0): Span {
  const to = new Date(Date.now() - beforeMs);
  return { from: new Date(to.getTime() - hours * HOUR_MS), to };
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

/** @returns whether the report could be read */
async function keepReport(
  { db, log }: Pick<VendorsPlatform, 'db' | 'log'>,
  settings: VendorSettings,
  vendor: string,
  { from, to }: Span,
  runId: string,
): Promise<boolean> {
  let count = 0;
  try {
    for await (const page of readReport(settings, from, to)) {
      await keepPage(db, runId, page, count);
      count += page.length;
    }
    return true;
  } catch (error) {
    if (!(error instanceof VendorUnavailable || error instanceof CallRefused)) throw error;
    log.warn({ err: error, vendor }, 'a report of a vendor could not be read');
    return false;
  }
}
