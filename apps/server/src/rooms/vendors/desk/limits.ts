import { formatMinor, parseMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import {
  type Acting,
  type ApprovalKind,
  approval,
  type ApprovalView,
  requireVersion,
  requestApproval,
  writeTrail,
  factLine,
} from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { setStake } from '../stakes.ts';

/** A limit of a vendor: the maximum stake of all games or of one, or the maximum late win that is paid immediately. */
interface Limit {
  of: 'stake' | 'lateWin';
  vendor: string;
  /** Null for every game. */
  gameId: string | null;
}

/**
 * Amounts as strings, so that the payload can be stored as JSON. Null for no limit, or for the default of late wins.
 */
interface Input extends Limit {
  former: string | null;
  most: string | null;
}

interface Asked {
  reason: string;
  requestKey?: string | undefined;
  version?: string | null | undefined;
}

export interface VendorLimits {
  approval: ApprovalKind;
  /**
   * Applies a stricter limit immediately; a looser one waits for a second operator.
   * @throws Refusal version.conflict, idempotency.conflict
   */
  change(acting: Acting, limit: Limit, mostMinor: bigint | null, asked: Asked): Promise<ApprovalView | null>;
}

export function createVendorLimits(platform: Platform): VendorLimits {
  const { db } = platform;
  const loosening = approval<Input>({
    kind: 'vendors.limit',
    permission: 'vendors.stakes',
    object: objectOf,
    details: ({ of, former, most }) => [factLine(of, former, most)],
    execute: async (tx, input) => {
      await lockLimits(tx, input);
      if (textOf(await read(tx, input)) !== input.former) throw new Refusal('version.conflict');
      await write(tx, input, input.most === null ? null : parseMinor(input.most));
      return { action: ACTIONS[input.of], before: { most: input.former }, after: { most: input.most } };
    },
  });
  return {
    approval: loosening,
    change: async (acting, limit, mostMinor, { reason, version, requestKey }) => {
      const most = textOf(mostMinor);
      const known = await read(db, limit);
      if (await isLooser(db, limit, known, mostMinor)) {
        requireVersion(version, textOf(known));
        const requested = { ...limit, former: textOf(known), most };
        return requestApproval(platform, acting, { reason, requestKey }, loosening, requested);
      }
      await db.transaction(async (tx) => {
        await lockLimits(tx, limit);
        const former = await write(tx, limit, mostMinor);
        requireVersion(version, textOf(former));
        // Another operator made it stricter since it was read.
        if (await isLooser(tx, limit, former, mostMinor)) throw new Refusal('version.conflict');
        const trail = { action: ACTIONS[limit.of], object: objectOf(limit), reason };
        await writeTrail(platform, acting, tx, { ...trail, before: { most: textOf(former) }, after: { most } });
      });
      return null;
    },
  };
}

const ACTIONS = { stake: 'vendor.stake.changed', lateWin: 'vendor.lateLimit.changed' } as const;

const objectOf = ({ vendor, gameId }: Limit) => (gameId === null ? `vendor:${vendor}` : `vendor:${vendor}:${gameId}`);

const textOf = (minor: bigint | null) => (minor === null ? null : formatMinor(minor));

/** Without a stake limit any stake is accepted; without its own limit a vendor has the default for late wins. */
async function isLooser(
  executor: Executor,
  { of }: Limit,
  former: bigint | null,
  wanted: bigint | null,
): Promise<boolean> {
  if (of === 'stake') return former !== null && (wanted === null || wanted > former);
  const { standard } = await executor.one(sql<{ standard: bigint }>`select vendors_late_limit('') as standard`);
  return (wanted ?? standard) > (former ?? standard);
}

/** Serialises changes of a vendor's limits. A limit that was never set has no row to lock. */
async function lockLimits(tx: Tx, { vendor }: Limit): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`vendors_limits:${vendor}`}, 0))`);
}

async function read(executor: Executor, { of, vendor, gameId }: Limit): Promise<bigint | null> {
  const row = await executor.first(
    of === 'stake'
      ? sql<{ most: bigint }>`
          select most_minor as most from vendors_stakes where vendor = ${vendor} and game_id = ${gameId ?? ''}`
      : sql<{ most: bigint }>`select most_minor as most from vendors_late_limits where vendor = ${vendor}`,
  );
  return row?.most ?? null;
}

/** @returns the previous limit */
function write(tx: Tx, { of, vendor, gameId }: Limit, mostMinor: bigint | null): Promise<bigint | null> {
  return of === 'stake' ? setStake(tx, vendor, gameId, mostMinor) : setLateLimit(tx, vendor, mostMinor);
}

async function setLateLimit(tx: Tx, vendor: string, mostMinor: bigint | null): Promise<bigint | null> {
  const former = await tx.first(sql<{ mostMinor: bigint }>`
    select most_minor as "mostMinor" from vendors_late_limits where vendor = ${vendor} for update`);
  await tx.run(
    mostMinor === null
      ? sql`delete from vendors_late_limits where vendor = ${vendor}`
      : sql`
          insert into vendors_late_limits (vendor, most_minor) values (${vendor}, ${mostMinor}::bigint)
          on conflict (vendor) do update set most_minor = excluded.most_minor, changed_at = clock_timestamp()`,
  );
  return former?.mostMinor ?? null;
}
