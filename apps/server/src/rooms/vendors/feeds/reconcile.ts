import { type VendorSettings, vendorSettings } from '../../../config-vendors.ts';
import { type Database, sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { timeOrderedId } from '../../../platform/time-ordered-id.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { VendorUnavailable } from '../adapters/call-vendor.ts';
import { roundUrl } from '../gateway/callbacks.ts';
import { CallRefused } from '../gateway/port.ts';
import { productOf } from '../products.ts';
import { memberOf } from '../users.ts';
import { compare, type Difference } from './compare.ts';
import { type OursAt, stakesOf } from './stakes-of.ts';
import { readReport, type Reported } from './reports.ts';
import { takeTurn } from './turns.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const DAY_MS = DAY_HOURS * HOUR_MS;
/** What is younger may be on its way still. */
const SETTLING_MS = 60_000;
/** How often the report of a vendor whose games play with money there is read for the record. */
const FEED_SECONDS = 15;

export interface Reconciled {
  /** Null when the vendor did not tell. */
  theirs: number | null;
  ours: number;
  differences: number;
}

export interface Reconciliation {
  /** Holds a vendor's report of the last hours, a day if nobody says otherwise, against ours. */
  run(vendor: string, hours?: number): Promise<Reconciled>;
  /** Does so for each vendor that is played with, once a day, and reads what is played with money at vendors. */
  runDue(): Promise<void>;
}

export function createReconciliation({ config, db, log }: Platform, catalogue: Catalogue): Reconciliation {
  async function run(vendor: string, hours = DAY_HOURS): Promise<Reconciled> {
    const settings = vendorSettings(config.vendors, vendor);
    const to = new Date(Date.now() - SETTLING_MS);
    const from = new Date(to.getTime() - hours * HOUR_MS);
    const theirs = settings && (await reportOf(settings, vendor, from, new Date()));
    if (settings?.protocol === 'transfer' && theirs) await recordAll(settings, vendor, theirs);
    const ours = await oursSince(db, vendor, new Date(from.getTime() - DAY_MS));
    const isWithin = ({ at }: OursAt) => at >= from && at < to;
    const differences = theirs ? compare(theirs, ours, (own) => isWithin(own as OursAt), memberOf) : [];
    if (theirs) await keepDifferences(db, vendor, differences, hours);
    const sums = stakesOf(theirs, ours, { from, to });
    const counted = { theirs: theirs?.length ?? null, ours: ours.filter(isWithin).length };
    await db.run(sql`
      insert into vendors_reconciliations (vendor, from_at, to_at, theirs, ours, differences, theirs_minor, ours_minor)
      values (${vendor}, ${from}, ${to}, ${counted.theirs}::int, ${counted.ours}::int, ${differences.length}::int,
        ${sums.theirsMinor}::bigint, ${sums.oursMinor}::bigint)`);
    return { ...counted, differences: differences.length };
  }

  async function reportOf(settings: VendorSettings, vendor: string, from: Date, to: Date): Promise<Reported[] | null> {
    try {
      return await readReport(settings, from, to);
    } catch (error) {
      if (!(error instanceof VendorUnavailable || error instanceof CallRefused)) throw error;
      log.warn({ err: error, vendor }, 'a report of a vendor could not be read');
      return null;
    }
  }

  /** Bets come before their wins, whatever the order of the report. */
  async function recordAll(settings: VendorSettings, vendor: string, rows: readonly Reported[]): Promise<void> {
    const order = { bet: 0, win: 1, rollback: 2 };
    for (const row of rows.toSorted((a, b) => order[a.kind] - order[b.kind] || a.at - b.at)) {
      const memberId = memberOf(row.user);
      if (memberId === null) continue;
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
      await db.run(sql`
        select vendors_record_feed(${vendor}, ${memberId}::bigint, ${row.currency}, ${JSON.stringify(action)}::jsonb)`);
    }
  }

  async function runOneDue(vendor: string): Promise<void> {
    const settings = vendorSettings(config.vendors, vendor);
    if (settings === undefined) return;
    if (await takeTurn(db, `reconcile:${vendor}`, DAY_MS / 1000)) await run(vendor);
    else if (settings.protocol === 'transfer' && (await takeTurn(db, `report:${vendor}`, FEED_SECONDS))) {
      const rows = await reportOf(settings, vendor, new Date(Date.now() - 2 * HOUR_MS), new Date());
      if (rows) await recordAll(settings, vendor, rows);
    }
  }

  return {
    run,
    runDue: async () => {
      const played = await db.rows(sql<{ vendor: string }>`select distinct vendor from vendors_players`);
      await Promise.all(played.map(({ vendor }) => runOneDue(vendor)));
    },
  };
}

function oursSince(db: Database, vendor: string, since: Date): Promise<OursAt[]> {
  return db.rows(sql<OursAt>`
    select transaction_id as "transactionId", kind, member_id as "memberId", asset, round_id as "roundId",
           amount_minor as "amountMinor", rolled_back_at is not null as "isUndone", at
      from vendors_operations where vendor = ${vendor} and at >= ${since} and kind in ('bet', 'win', 'rollback')`);
}

/** What was found before and is in order now is closed, by a reconciliation of at least a day. */
async function keepDifferences(
  db: Database,
  vendor: string,
  found: readonly Difference[],
  hours: number,
): Promise<void> {
  const rows = JSON.stringify(
    found.map(({ memberId, oursMinor, theirsMinor, ...rest }) => ({
      ...rest,
      memberId: memberId === null ? null : String(memberId),
      oursMinor: oursMinor === null ? null : String(oursMinor),
      theirsMinor: theirsMinor === null ? null : String(theirsMinor),
    })),
  );
  await db.transaction(async (tx) => {
    await tx.run(sql`
      insert into vendors_differences as d
        (vendor, transaction_id, kind, problem, member_id, round_id, ours_minor, theirs_minor, reference)
      select ${vendor}, f."transactionId", f.kind, f.problem, f."memberId", f."roundId", f."oursMinor", f."theirsMinor",
             f.reference
        from jsonb_to_recordset(${rows}::jsonb) as f("transactionId" text, kind text, problem text, "memberId" bigint,
             "roundId" text, "oursMinor" bigint, "theirsMinor" bigint, reference text)
      on conflict (vendor, transaction_id, kind, problem) do nothing`);
    if (hours < DAY_HOURS) return;
    await tx.run(sql`
      update vendors_differences d set resolved_at = clock_timestamp(), resolution = 'in order'
       where d.vendor = ${vendor} and d.resolved_at is null
         and d.found_at > clock_timestamp() - ${hours}::int * interval '1 hour'
         and not exists (
           select 1 from jsonb_to_recordset(${rows}::jsonb) as f("transactionId" text, kind text, problem text)
            where f."transactionId" = d.transaction_id and f.kind = d.kind and f.problem = d.problem)`);
  });
}
