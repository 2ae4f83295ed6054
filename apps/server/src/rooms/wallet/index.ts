import { wallet as contract } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { Executor, Tx } from '../../platform/db/index.ts';
import { inBatches, type OutboxEvent } from '../../platform/events/index.ts';
import { route } from '../../platform/http/index.ts';
import type { Platform, RoomParts } from '../../platform/index.ts';
import { memberAccount } from './accounts.ts';
import { auditLedger } from './audit.ts';
import {
  balanceOf,
  houseBalances,
  memberBalances,
  type Movement,
  type MovementFilter,
  movements,
  type Payment,
  payMany,
  type Transfer,
  type TransferKind,
  transfer,
} from './repository.ts';

export * from './accounts.ts';
export type { Movement, MovementFilter, Payment, Transfer, TransferKind } from './repository.ts';

export interface Wallet {
  parts: RoomParts;
  /** Moves money once for its key; answers the member's balance after it, null when no member takes part. */
  transfer(tx: Tx, transfer: Transfer): Promise<bigint | null>;
  /** Pays many members from one summed account; keys already paid are passed over. Answers the number of transfers made. */
  payMany(tx: Tx, debit: string, asset: string, kind: TransferKind, payments: readonly Payment[]): Promise<number>;
  /** Available balance of a member, minor units. */
  balance(memberId: bigint, asset: string, executor?: Executor): Promise<bigint>;
  /** Available balances of members; a member without an account yet has no entry. */
  balances(memberIds: readonly bigint[]): Promise<{ memberId: bigint; asset: string; balanceMinor: bigint }[]>;
  /** Balance of any account by its code, minor units. */
  accountBalance(code: string, executor?: Executor): Promise<bigint>;
  movements(memberId: bigint, asset: string, filter: MovementFilter): Promise<{ list: Movement[]; total: number }>;
  /** Proves the ledger; names what is wrong. */
  audit(): Promise<string[]>;
}

/** Topics after which members are told their new balance. Their payload carries `memberIds`, or the event its member. */
const BALANCE_TOPICS = ['ticket.placed', 'draw.paid', 'deposit.credited', 'balance.adjusted'];

export function createWallet({ db, events, metrics }: Platform): Wallet {
  const balance = (memberId: bigint, asset: string, executor: Executor = db) =>
    balanceOf(executor, memberAccount(memberId, asset));
  const wrongAccounts = metrics.gauge('fairlot_ledger_findings', 'Findings of the last proof of the books');
  const houseBalance = metrics.gauge('fairlot_house_balance_minor', 'Balance of the house account, minor units', [
    'asset',
  ]);

  async function audit(): Promise<string[]> {
    const findings = await auditLedger(db);
    wrongAccounts.set(findings.length);
    for (const { asset, balanceMinor } of await houseBalances(db)) houseBalance.set({ asset }, Number(balanceMinor));
    return findings;
  }
  async function publishBalances(tx: Tx, happened: readonly OutboxEvent[]): Promise<void> {
    const accounts = await memberBalances(tx, [...new Set(happened.flatMap(membersOf))]);
    await events.stream.publishMany(
      tx,
      'balance',
      accounts.map(({ memberId, balanceMinor }) => ({ memberId, data: { sumBalance: formatMinor(balanceMinor) } })),
    );
  }
  const show = async ({ caller }: { caller: { memberId: bigint; asset: string } }) => ({
    sumBalance: formatMinor(await balance(caller.memberId, caller.asset)),
    currency: caller.asset,
  });

  return {
    transfer,
    payMany,
    balance,
    audit,
    balances: (memberIds) => memberBalances(db, memberIds),
    accountBalance: (code, executor = db) => balanceOf(executor, code),
    movements: (memberId, asset, filter) => movements(db, memberId, asset, filter),
    parts: {
      name: 'wallet',
      routes: [route(contract.merchantWallet, show), route(contract.wallet, show)],
      listeners: BALANCE_TOPICS.map((topic) => ({ topic, name: 'live-balance', listener: inBatches(publishBalances) })),
      auditChecks: [{ name: 'ledger', run: audit }],
    },
  };
}

function membersOf({ memberId, payload }: OutboxEvent): bigint[] {
  const ids = Array.isArray(payload['memberIds']) ? payload['memberIds'].map((id) => BigInt(String(id))) : [];
  return memberId === null ? ids : [...ids, memberId];
}
