import { pageOf } from '../../../platform/operators/index.ts';
import { randomUUID } from 'node:crypto';
import { formatMinor, parseMinor } from '@fairlot/money';
import type { vendors as contract, ValueOf } from '@fairlot/contract';
import type { Caller, IdempotencyKey } from '../../../platform/http/index.ts';
import type { VendorsPlatform } from '../ports.ts';
import { invalidField, Refusal } from '../../../platform/refusal.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { Asked } from '../asked.ts';
import { isStopped } from '../stakes.ts';
import { createFetchBack } from './fetch-back.ts';
import { type Direction, isAutomatic, knownBalances, pastTransfers, takeDue, vendorsInDoubt } from './transfer-rows.ts';
import { createVendorCalls } from './vendor-calls.ts';

type VendorWallet = ValueOf<typeof contract.wallets>[number];
type Moved = ValueOf<typeof contract.moveMoney>;
const BATCH = 50;
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
  const { db } = platform;
  const { walletOf, balanceNow, moveMinor, fetchFrom, checkAt } = createVendorCalls(platform, asked);
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

  return {
    list,
    past: ({ memberId }, page) => pastOf(db, catalogue, memberId, page),
    move: async (caller, vendor, direction, amount, key) => {
      const amountMinor = parseMinor(amount);
      if (amountMinor === 0n) throw invalidField('amount', 'minimum');
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
      const isWanted = walletOf(vendor) !== undefined && (await isAutomatic(db, caller.memberId));
      if (!isWanted || (await isStopped(db, vendor))) return;
      const amountMinor = await wallet.balance(caller.memberId, caller.asset);
      if (amountMinor === 0n) return;
      try {
        await moveMinor(caller, vendor, 'in', amountMinor, { key: `launch:${randomUUID()}`, inputHash: 'launch' });
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
}

async function pastOf(
  db: VendorsPlatform['db'],
  catalogue: Catalogue,
  memberId: bigint,
  page: { pageNo: number; pageSize: number },
): Promise<ValueOf<typeof contract.walletTransfers>> {
  const { list: rows, totalPages } = await pastTransfers(db, memberId, pageOf(page));
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
}
