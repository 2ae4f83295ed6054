import { wallet as contract } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { Executor } from '../../platform/db/index.ts';
import { route } from '../../platform/http/index.ts';
import type { WalletPlatform } from './ports.ts';
import { memberAccount } from './accounts.ts';
import { Refusal } from '../../platform/refusal.ts';
import { auditLedger, auditRecent } from './audit.ts';
import { createBonusMoney } from './bonus.ts';
import { createDesk } from './desk/index.ts';
import { equipMember } from './equip-member.ts';
import {
  balanceOf,
  houseBalances,
  memberBalances,
  moneyOf,
  movements,
  owedOf,
  payMany,
  transfer,
} from './repository.ts';
import { movedBetween } from './moved-between.ts';
import { daysQuery, readStatement } from './statement.ts';
import { defineRoom } from '../../platform/room.ts';
import { amounts } from './currency.ts';
import type { Person } from '../identity/ports.ts';
import type { Wallet } from './index.ts';

export const wallet = defineRoom({ name: 'wallet', create: createWallet });

function createWallet(platform: WalletPlatform) {
  const { db, reads, metrics } = platform;
  const balance = (memberId: bigint, asset: string, executor: Executor = db) =>
    balanceOf(executor, memberAccount(memberId, asset));
  const houseBalance = metrics.gauge('fairlot_house_balance_minor', 'Balance of the house account, minor units', [
    'asset',
  ]);

  async function audit(): Promise<string[]> {
    const findings = await auditLedger(db);
    for (const { asset, balanceMinor } of await houseBalances(db)) houseBalance.set({ asset }, Number(balanceMinor));
    return findings;
  }
  function checkKind(kind: string): void {
    if (!platform.transferKinds.has(kind)) throw new Error(`No room makes transfers of the kind ${kind}`);
  }
  const show = async ({ caller: { memberId, asset } }: { caller: { memberId: bigint; asset: string } }) => {
    const { availableMinor, bonusMinor } = await moneyOf(db, memberId, asset);
    return { sumBalance: formatMinor(availableMinor), currency: asset, bonusBalance: formatMinor(bonusMinor) };
  };

  const door: Wallet = {
    transfer: async (tx, wanted) => {
      checkKind(wanted.kind);
      return transfer(tx, wanted);
    },
    payMany: async (tx, debit, asset, kind, payments) => {
      checkKind(kind);
      return payMany(tx, debit, asset, kind, payments);
    },
    bonus: createBonusMoney(db),
    balance,
    audit,
    balances: (memberIds) => memberBalances(db, memberIds),
    owed: (asset) => owedOf(db, asset),
    accountBalance: (code, executor = db) => balanceOf(executor, code),
    movements: (memberId, asset, filter) => movements(reads.fresh, memberId, asset, filter),
    movementDays: (memberId, asset, filter) => reads.fresh.rows(daysQuery(memberId, asset, filter)),
    movedBetween: (memberId, asset, span) => movedBetween(db, memberId, asset, span),
    statement: (memberId, asset, span) => readStatement(reads.fresh, memberId, asset, span),
  };
  const person: Pick<Person, 'equip' | 'mayClose'> = {
    equip: equipMember,
    mayClose: async (tx, { memberId, asset }) => {
      if ((await balance(memberId, asset, tx)) !== 0n) throw new Refusal('account.balance.left');
    },
  };
  return {
    door,
    answers: { amounts, person },
    routes: [route(contract.merchantWallet, show), route(contract.wallet, show)],
    desk: createDesk(platform),
    audits: [{ name: 'ledger', run: audit, recent: () => auditRecent(db) }],
  };
}
