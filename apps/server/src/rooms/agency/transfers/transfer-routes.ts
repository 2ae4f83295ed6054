import { pageOf } from '../../../platform/operators/index.ts';
import { randomUUID } from 'node:crypto';
import { agency as contract } from '@fairlot/contract';
import { formatMinor, tryParseMinor } from '@fairlot/money';
import { sql, type Tx } from '../../../platform/db/index.ts';
import { type BoundRoute, once, route } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { memberAccount, type Wallet } from '../../wallet/index.ts';
import type { AgencyServices } from '../services.ts';
import { requireTeamMember } from '../tree/guard.ts';
import { levelsBelow } from '../tree/levels.ts';
import {
  findTransferTerms,
  hasLeft,
  insertTransfer,
  lockSender,
  mayTransfer,
  refusalOf,
  type SentRefusal,
  sentToday,
  type TransferTerms,
  transfersOf,
} from './transfer-rows.ts';

const FLAG = 'AGETRANS3';
const NOTHING: TransferTerms = { minMinor: 0n, maxMinor: 0n, dailyMinor: 0n };

/** Transfers from an agent to the members below. */
export function createTransferRoutes(services: AgencyServices): BoundRoute[] {
  return [sendRoute(services), listRoute(services)];
}

function sendRoute(services: AgencyServices): BoundRoute {
  const { platform, wallet, protection, zoneOf, isOn } = services;
  const { db, requirePlayThrough } = platform;

  /**
   * For the receiver it counts as a deposit: deposit limits apply, and it has to be wagered. The agent is not shown the
   * receiver's breaks and limits.
   */
  async function receive(tx: Tx, deposit: { memberId: bigint; asset: string; orderId: string; amountMinor: bigint }) {
    try {
      await protection.assertAllowed(tx, deposit.memberId, 'deposit', deposit.asset);
      await protection.reserveDeposit(tx, deposit);
    } catch (error) {
      throw error instanceof Refusal ? new Refusal('transfer.refused') : error;
    }
    await protection.countDeposit(tx, deposit);
    await requirePlayThrough(tx, deposit);
  }

  return route(contract.transfer, async ({ caller, body: { memberId, amount }, idempotency }) => {
    const isOpen = await isOn(FLAG);
    const amountMinor = tryParseMinor(amount);
    if (amountMinor === null) throw new Refusal('request.invalid', { field: 'amount', reason: 'format' });
    const zone = await zoneOf(db);
    return db.transaction((tx) =>
      once(tx, caller.memberId, 'agency.transfer', idempotency, async () => {
        const { memberId: fromId, asset } = caller;
        await requireTeamMember(tx, caller, memberId);
        if (!isOpen || !(await lockSender(tx, fromId))) throw new Refusal('module.disabled');
        const to = await requireTeamMember(tx, caller, memberId);
        if (to.memberId === fromId || to.asset !== asset || (await hasLeft(tx, to.memberId)))
          throw new Refusal('not.found');
        const terms = (await findTransferTerms(tx, asset)) ?? NOTHING;
        if (amountMinor < terms.minMinor || amountMinor > terms.maxMinor || amountMinor <= 0n)
          throw new Refusal('limit.exceeded', { min: formatMinor(terms.minMinor), max: formatMinor(terms.maxMinor) });
        const left = terms.dailyMinor - (await sentToday(tx, fromId, zone));
        if (amountMinor > left) throw new Refusal('limit.exceeded', { dailyLeft: formatMinor(left < 0n ? 0n : left) });
        await requireNothingOwed(tx, wallet, { memberId: fromId, asset, amountMinor });
        await protection.assertAllowed(tx, fromId, 'withdraw', asset);
        const orderId = randomUUID();
        await receive(tx, { memberId: to.memberId, asset, orderId, amountMinor });
        const balance = await wallet.transfer(tx, {
          key: `agency:transfer:${orderId}`,
          debit: memberAccount(fromId, asset),
          credit: memberAccount(to.memberId, asset),
          asset,
          amountMinor,
          kind: 'transfer',
          reference: orderId,
        });
        await insertTransfer(tx, { id: orderId, fromId, toId: to.memberId, asset, amountMinor });
        return { orderId, balance: formatMinor(balance ?? 0n) };
      }),
    );
  });
}

function listRoute({ platform: { db }, zoneOf, showAccount, requireFlag }: AgencyServices): BoundRoute {
  return route(contract.transfers, async ({ caller, query }) => {
    const own = await requireTeamMember(db, caller, undefined);
    await requireFlag(FLAG);
    const { list, totalPages } = await transfersOf(db, own.memberId, pageOf(query));
    const terms = await findTransferTerms(db, own.asset);
    const { minMinor, maxMinor, dailyMinor } = terms ?? NOTHING;
    const left = dailyMinor - (await sentToday(db, own.memberId, await zoneOf(db)));
    const levelOf = levelsBelow(own);
    return {
      value: {
        list: await Promise.all(
          list.map(async ({ id, toId, account, depth, amountMinor, at }) => ({
            orderId: id,
            memberId: String(toId),
            account: await showAccount(account),
            level: levelOf(depth),
            amount: formatMinor(amountMinor),
            at: at.getTime(),
          })),
        ),
        totalPages,
      },
      footer: {
        min: formatMinor(minMinor),
        max: formatMinor(maxMinor),
        dailyLeft: formatMinor(left < 0n ? 0n : left),
        open: terms !== undefined && (await mayTransfer(db, own.memberId)),
      },
    };
  });
}

/**
 * Blocks transfers of an agent who owes a bill to the downline until it is paid; the amount of bills that wait for
 * approval or collection stays reserved.
 * @throws Refusal bills.unpaid `{amount}`
 */
async function requireNothingOwed(
  tx: Tx,
  wallet: Wallet,
  { memberId, asset, amountMinor }: { memberId: bigint; asset: string; amountMinor: bigint },
): Promise<void> {
  const { refusal } = await tx.one(sql<{ refusal: SentRefusal | null }>`select ${refusalOf({ memberId })} as refusal`);
  if (refusal === null) return;
  const leftMinor = (await wallet.balance(memberId, asset, tx)) - amountMinor;
  if (refusal.keepMinor !== null && leftMinor >= BigInt(refusal.keepMinor)) return;
  throw new Refusal(refusal.code, refusal.value);
}
