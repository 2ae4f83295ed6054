import { randomUUID } from 'node:crypto';
import type { VendorSettings } from '../../../config/vendors.ts';
import type { IdempotencyKey } from '../../../platform/http/index.ts';
import type { VendorsPlatform } from '../ports.ts';
import { requireFound } from '../../../platform/refusal.ts';
import { askTransfer, balanceAtVendor, moveAtVendor, type StatementOptions } from '../adapters/transfer/calls.ts';
import type { Asked } from '../asked.ts';
import { userOf } from '../users.ts';
import type { HolderAtVendor } from './due-holders.ts';
import {
  beginTransfer,
  databaseTime,
  type Direction,
  endTransfer,
  findTransfer,
  type Holder,
  noteBalance,
  type Transfer,
  vendorsInDoubt,
} from './transfer-rows.ts';

/** Age at which a transfer unknown to the vendor counts as never received: its own call ended long before. */
const LOST_AFTER_MS = 60_000;

/** Balances and transfers at vendors, with what their answers change in the database. */
export function createVendorCalls(platform: VendorsPlatform, asked: Pick<Asked, 'note'>) {
  const { db, log } = platform;
  const walletOf = (vendor: string): VendorSettings | undefined => {
    const settings = platform.settingsOf(vendor);
    return settings?.protocol === 'transfer' ? settings : undefined;
  };

  /** The vendor's balance, stored as a fallback for when it does not answer. */
  async function balanceNow({ memberId, asset }: Holder, vendor: string): Promise<bigint | null> {
    const settings = walletOf(vendor);
    if (settings === undefined) return null;
    const since = await databaseTime(db);
    const now = await balanceAtVendor(settings, holder({ memberId, asset }));
    asked.note(vendor, now !== null);
    if (now !== null) await noteBalance(db, { vendor, memberId, since }, now);
    return now;
  }

  async function moveMinor(
    caller: Holder,
    vendor: string,
    direction: Direction,
    amountMinor: bigint,
    key: IdempotencyKey,
  ): Promise<StatementOptions> {
    const settings = requireFound(walletOf(vendor));
    const id = randomUUID();
    const transfer = await beginTransfer(db, { id, vendor, caller, direction, amountMinor, key });
    if (transfer.id !== id) return reportedOf(db, transfer);
    const reported = await moveAtVendor(settings, holder(transfer), { direction, reference: id, amountMinor });
    asked.note(vendor, reported.state !== 'unknown');
    await settle(transfer, reported);
    return reported;
  }

  async function settle({ id, createdAt }: Transfer, { state, balanceMinor }: StatementOptions): Promise<void> {
    if (state === 'done' || state === 'failed') await endTransfer(db, id, state, balanceMinor);
    if (state === 'notFound' && Date.now() - createdAt.getTime() > LOST_AFTER_MS)
      await endTransfer(db, id, 'failed', balanceMinor);
  }

  /** @returns whether the vendor answered or did not have to be queried */
  async function fetchFrom({ vendor, ...caller }: HolderAtVendor): Promise<boolean> {
    // Transfers in progress are checked separately.
    if ((await vendorsInDoubt(db, caller.memberId)).has(vendor)) return true;
    const amountMinor = await balanceNow(caller, vendor);
    if (amountMinor === null || amountMinor === 0n) return amountMinor !== null;
    const key = { key: `away:${randomUUID()}`, inputHash: 'away' };
    const { state } = await moveMinor(caller, vendor, 'out', amountMinor, key);
    return state !== 'unknown';
  }

  /** Queries one vendor about its transfers, in order; after an unanswered call it waits for the next turn. */
  async function checkAt(vendor: string, transfers: readonly Transfer[]): Promise<void> {
    const settings = walletOf(vendor);
    if (settings === undefined) return log.error({ vendor }, 'the vendor cannot be queried about transfers');
    for (const transfer of transfers) {
      const reported = await askTransfer(settings, holder(transfer), transfer.id);
      asked.note(vendor, reported.state !== 'unknown');
      await settle(transfer, reported);
      if (reported.state === 'unknown') return;
    }
  }

  return { walletOf, balanceNow, moveMinor, fetchFrom, checkAt };
}

/** A repeated request returns the current state of its transfer. */
async function reportedOf(db: VendorsPlatform['db'], { id }: Transfer): Promise<StatementOptions> {
  const { state } = await findTransfer(db, id);
  return { state: state === 'pending' ? 'unknown' : state, balanceMinor: null, reason: null };
}

function holder({ memberId, asset }: Pick<Transfer, 'memberId' | 'asset'>) {
  return { user: userOf(memberId), currency: asset };
}
