import { formatMinor } from '@fairlot/money';
import type { Tx } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { houseAccount, memberAccount } from '../../wallet/index.ts';
import {
  type Approval,
  expireApprovals,
  leftBehind,
  lockApproval,
  markExecuted,
  markFailed,
  objectOf,
} from '../approvals.ts';
import { type Actor, SYSTEM, writeAudit } from '../audit.ts';
import type { BackofficeServices } from '../services.ts';
import { postponeDraw, publishOdds, publishRules } from './lottery-effects.ts';

/**
 * Carries out an approved request: effect, state and audit in one transaction that holds the request, so that it
 * happens once whoever tries. A rule that says no makes it `failed`; any other failure leaves it for the job.
 */
export async function executeApproval(services: BackofficeServices, actor: Actor, id: bigint): Promise<void> {
  const {
    platform: { db, events },
    doors,
  } = services;
  try {
    await db.transaction(async (tx) => {
      const approval = await lockApproval(tx, id);
      if (approval?.state !== 'approved') return;
      const change = await EFFECTS[approval.kind](services, tx, approval);
      await markExecuted(tx, id);
      await writeAudit(tx, actor, {
        action: change.action,
        object: objectOf(approval),
        before: change.before,
        after: { ...change.after, approval: String(id) },
        reason: approval.reason,
      });
    });
    events.outbox.poke();
    events.stream.poke();
    doors.lottery.forgetGames();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await fail(services, actor, id, error.code);
  }
}

/** Ends what nobody decided on, and carries out what was left behind. The job calls it. */
export async function tendApprovals(services: BackofficeServices): Promise<void> {
  const {
    platform: { db, log },
  } = services;
  await db.transaction(async (tx) => {
    for (const { id } of await expireApprovals(tx)) {
      await writeAudit(tx, SYSTEM, {
        action: 'approval.expired',
        object: `approval:${id}`,
        before: { state: 'pending' },
        after: { state: 'expired' },
      });
    }
  });
  for (const { id } of await leftBehind(db)) {
    await executeApproval(services, SYSTEM, id).catch((error: unknown) =>
      log.error({ err: error, approval: String(id) }, 'an approved request could not be carried out'),
    );
  }
}

/** An effect as the audit trail keeps it. */
export interface Change {
  action: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

const EFFECTS: Record<Approval['kind'], (services: BackofficeServices, tx: Tx, approval: Approval) => Promise<Change>> =
  {
    'balance.adjust': adjustBalance,
    'draw.void': voidDraw,
    'odds.publish': publishOdds,
    'draw.postpone': postponeDraw,
    'rules.publish': publishRules,
  };

async function adjustBalance(
  { doors: { wallet }, platform: { events } }: BackofficeServices,
  tx: Tx,
  approval: Approval,
): Promise<Change> {
  if (approval.kind !== 'balance.adjust') throw new Error('not an adjustment');
  const {
    id,
    payload: { memberId, asset, amountMinor: text },
  } = approval;
  const amountMinor = BigInt(text);
  const member = memberAccount(BigInt(memberId), asset);
  const house = houseAccount(asset);
  const isGift = amountMinor > 0n;
  const balanceMinor = await wallet.transfer(tx, {
    key: `adjustment:${id}`,
    debit: isGift ? house : member,
    credit: isGift ? member : house,
    asset,
    amountMinor: isGift ? amountMinor : -amountMinor,
    kind: 'adjust',
    reference: `adjustment:${id}`,
  });
  if (balanceMinor === null) throw new Error('An adjustment has a member');
  await events.outbox.add(tx, 'balance.adjusted', BigInt(memberId), { amountMinor: text });
  return {
    action: 'balance.adjusted',
    before: { balance: formatMinor(balanceMinor - amountMinor) },
    after: { balance: formatMinor(balanceMinor), currency: asset },
  };
}

async function voidDraw({ doors: { lottery } }: BackofficeServices, tx: Tx, approval: Approval): Promise<Change> {
  if (approval.kind !== 'draw.void') throw new Error('not a draw to void');
  const state = await lottery.voidDraw(tx, approval.payload.gameCode, approval.payload.numero);
  return { action: 'draw.voided', before: { state }, after: { state: 'settling', voidReason: 'operator' } };
}

async function fail(
  { platform: { db } }: BackofficeServices,
  actor: Actor,
  id: bigint,
  failure: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const approval = await lockApproval(tx, id);
    if (approval?.state !== 'approved') return;
    await markFailed(tx, id, failure);
    await writeAudit(tx, actor, {
      action: 'approval.failed',
      object: `approval:${id}`,
      before: { state: 'approved' },
      after: { state: 'failed', failure },
    });
  });
}
