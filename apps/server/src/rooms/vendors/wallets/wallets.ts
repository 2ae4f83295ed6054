import { pageOf } from '../../../platform/operators/index.ts';
import { randomUUID } from 'node:crypto';
import { formatMinor, parseMinor } from '@fairlot/money';
import type { vendors as contract, ValueOf } from '@fairlot/contract';
import type { VendorSettings } from '../../../config/vendors.ts';
import type { Caller, IdempotencyKey } from '../../../platform/http/index.ts';
import type { VendorsPlatform } from '../ports.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { askTransfer, balanceAtVendor, moveAtVendor, type StatementOptions } from '../adapters/transfer/calls.ts';
import type { Asked } from '../asked.ts';
import { isStopped } from '../stakes.ts';
import { userOf } from '../users.ts';
import type { HolderAtVendor } from './due-holders.ts';
import { createFetchBack } from './fetch-back.ts';
import {
  beginTransfer,
  databaseTime,
  type Direction,
  endTransfer,
  findTransfer,
  type Holder,
  isAutomatic,
  knownBalances,
  noteBalance,
  pastTransfers,
  takeDue,
  type Transfer,
  vendorsInDoubt,
} from './transfer-rows.ts';

type VendorWallet = ValueOf<typeof contract.wallets>[number];
type Moved = ValueOf<typeof contract.moveMoney>;
const BATCH = 50;
/** Age at which a transfer unknown to the vendor counts as never received: its own call ended long before. */
const LOST_AFTER_MS = 60_000;

export interface VendorWallets {
  past(caller: Caller, page: { pageNo: number; pageSize: number }): Promise<ValueOf<typeof contract.walletTransfers>>;
  list(caller: Caller): Promise<VendorWallet[]>;
  /** @throws Refusal balance.insufficient, not.found, protection.refused, vendor.unavailable */
  move(caller: Caller, vendor: string, direction: Direction, amount: string, key: IdempotencyKey): Promise<Moved>;
  /** Moves back all money at one vendor, or at all of them. */
  collect(
    caller: Caller,
    vendor: string | undefined,
    key: IdempotencyKey,
  ): Promise<ValueOf<typeof contract.collectMoney>>;
  /** Moves everything to the vendor of the opened game, where the member chose this. */
  moveAtLaunch(caller: Caller, vendor: string): Promise<void>;
  /** Moves back money at vendors of members who are on a break or excluded. */
  fetchBack(): Promise<void>;
  /** Checks transfers with an unknown outcome; returns whether more may wait. */
  checkTransfers(): Promise<boolean>;
}

/** Money at vendors whose games use their own wallet. */
export function createVendorWallets(
  platform: VendorsPlatform,
  catalogue: Catalogue,
  wallet: Wallet,
  asked: Pick<Asked, 'note'>,
): VendorWallets {
  const { db, log } = platform;
  const holder = ({ memberId, asset }: Pick<Transfer, 'memberId' | 'asset'>) => ({
    user: userOf(memberId),
    currency: asset,
  });
  const walletOf = (vendor: string): VendorSettings | undefined => {
    const settings = platform.settingsOf(vendor);
    return settings?.protocol === 'transfer' ? settings : undefined;
  };

  async function list(caller: Caller): Promise<VendorWallet[]> {
    const vendors = (await catalogue.listVendors()).filter(({ code }) => walletOf(code) !== undefined);
    const known = await knownBalances(db, caller.memberId);
    const inDoubt = await vendorsInDoubt(db, caller.memberId);
    return Promise.all(
      vendors.map(async ({ code, displayName, isShown, maintenance }) => {
        const last = known.get(code);
        const now = last === undefined ? 0n : await balanceNow(caller, code);
        return {
          vendor: code,
          name: displayName,
          category: (await catalogue.gamesOf(code))[0]?.gameType ?? null,
          balance: formatMinor(now ?? last ?? 0n),
          state: now === null || inDoubt.has(code) ? ('unknown' as const) : ('ok' as const),
          isOpen: isShown && maintenance === null,
        };
      }),
    );
  }

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
    const settings = walletOf(vendor);
    if (settings === undefined) throw new Refusal('not.found');
    const id = randomUUID();
    const transfer = await beginTransfer(db, { id, vendor, caller, direction, amountMinor, key });
    if (transfer.id !== id) return reportedOf(transfer);
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

  /** @returns whether the vendor answered, or need not be asked */
  async function fetchFrom({ vendor, ...caller }: HolderAtVendor): Promise<boolean> {
    // Transfers in progress are checked separately.
    if ((await vendorsInDoubt(db, caller.memberId)).has(vendor)) return true;
    const amountMinor = await balanceNow(caller, vendor);
    if (amountMinor === null || amountMinor === 0n) return amountMinor !== null;
    const key = { key: `away:${randomUUID()}`, inputHash: 'away' };
    const { state } = await moveMinor(caller, vendor, 'out', amountMinor, key);
    return state !== 'unknown';
  }

  /** Asks one vendor about its transfers, in order; after an unanswered call it waits for the next turn. */
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

  return {
    list,
    past: async ({ memberId }, { pageNo, pageSize }) => {
      const { list: rows, totalPages } = await pastTransfers(db, memberId, pageOf({ pageNo, pageSize }));
      const names = new Map((await catalogue.listVendors()).map(({ code, displayName }) => [code, displayName]));
      const list = rows.map(({ id, vendor, direction, amountMinor, createdAt, state }) => ({
        id,
        vendor,
        name: names.get(vendor) ?? vendor,
        direction,
        amount: formatMinor(amountMinor),
        at: createdAt.getTime(),
        state: state === 'pending' ? ('unknown' as const) : state,
      }));
      return { list, totalPages };
    },
    move: async (caller, vendor, direction, amount, key) => {
      const amountMinor = parseMinor(amount);
      if (amountMinor === 0n) throw new Refusal('request.invalid', { field: 'amount', reason: 'minimum' });
      const reported = await moveMinor(caller, vendor, direction, amountMinor, key);
      if (reported.state === 'failed')
        throw new Refusal(reported.reason === 'insufficient' ? 'balance.insufficient' : 'vendor.unavailable');
      const known = await knownBalances(db, caller.memberId);
      return {
        balance: formatMinor(await wallet.balance(caller.memberId, caller.asset)),
        vendorBalance: formatMinor(known.get(vendor) ?? 0n),
        state: reported.state === 'done' ? 'ok' : 'unknown',
      };
    },
    collect: async (caller, only, { key, inputHash }) => {
      for (const { vendor, balance, state } of await list(caller)) {
        const amountMinor = parseMinor(balance);
        if (only !== undefined && only !== vendor) continue;
        if (state === 'ok' && amountMinor > 0n)
          await moveMinor(caller, vendor, 'out', amountMinor, { key: `${key}:${vendor}`, inputHash });
      }
      const sum = await wallet.balance(caller.memberId, caller.asset);
      return { balance: formatMinor(sum), wallets: await list(caller) };
    },
    moveAtLaunch: async (caller, vendor) => {
      if (walletOf(vendor) === undefined || !(await isAutomatic(db, caller.memberId))) return;
      if (await isStopped(db, vendor)) return;
      const amountMinor = await wallet.balance(caller.memberId, caller.asset);
      if (amountMinor === 0n) return;
      const key = { key: `launch:${randomUUID()}`, inputHash: 'launch' };
      try {
        await moveMinor(caller, vendor, 'in', amountMinor, key);
      } catch (error) {
        // Money beyond the member's limits stays here; the game opens with the balance at the vendor.
        if (!(error instanceof Refusal) || error.code !== 'protection.refused') throw error;
      }
    },
    fetchBack: createFetchBack(platform, fetchFrom),
    checkTransfers: async () => {
      const due = await takeDue(db, BATCH);
      const byVendor = Map.groupBy(due, ({ vendor }) => vendor);
      await Promise.all([...byVendor].map(([vendor, transfers]) => checkAt(vendor, transfers)));
      return due.length === BATCH;
    },
  };

  /** A repeated request returns the current state of its transfer. */
  async function reportedOf({ id }: Transfer): Promise<StatementOptions> {
    const { state } = await findTransfer(db, id);
    return { state: state === 'pending' ? 'unknown' : state, balanceMinor: null, reason: null };
  }
}
