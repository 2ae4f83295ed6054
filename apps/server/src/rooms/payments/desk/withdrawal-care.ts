import type { paymentsDesk as contract, ErrorCode, ValueOf } from '@fairlot/contract';
import type { Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type Acting, audited, type BulkAction, bulkAction } from '../../../platform/operators/index.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import { beginHold, endHold } from '../withdrawals/holds.ts';
import { assignWithdrawal, BY_HAND, lockWithdrawal, type Withdrawal } from '../withdrawals/withdrawal-rows.ts';

type View = ValueOf<typeof contract.withdrawals>['list'][number];

/** Changes one withdrawal on behalf of the operator who works on it, with an entry in the audit trail. */
export function changeWithdrawal(
  platform: Platform,
  acting: Acting,
  id: string,
  reason: string | undefined,
  work: (tx: Tx, before: Withdrawal) => Promise<{ action: string; after: Record<string, unknown> }>,
): Promise<null> {
  return audited(platform, acting, async (tx) => {
    const before = await lockForOperator(tx, id, acting);
    const { action, after } = await work(tx, before);
    const trail = { action, object: `withdrawal:${id}`, before: { status: before.status }, after };
    return reason === undefined ? trail : { ...trail, reason };
  });
}

/**
 * Assigns the withdrawal to the operator. @param over from another operator. @throws Refusal withdrawal.decided, .taken
 */
export function takeWithdrawal(platform: Platform, acting: Acting, id: string, over: boolean): Promise<null> {
  const { operatorId, name } = acting.operator;
  return audited(platform, acting, async (tx) => {
    const before = over ? await lockOpen(tx, id) : await lockForOperator(tx, id, acting);
    await assignWithdrawal(tx, id, operatorId, name);
    return {
      action: 'withdrawal.taken',
      object: `withdrawal:${id}`,
      before: { takenBy: before.takenName },
      after: { takenBy: name },
    };
  });
}

/** Blocks decisions until the hold ends. @throws Refusal withdrawal.on.hold, .decided, .taken */
export function holdWithdrawal(platform: Platform, acting: Acting, id: string, reason: string): Promise<null> {
  return changeWithdrawal(platform, acting, id, reason, async (tx, before) => {
    requireFree(before);
    if (!waitsForDecision(before)) throw new Refusal('withdrawal.decided');
    await beginHold(tx, before.id, acting.operator.name, reason);
    return { action: 'withdrawal.held', after: { status: before.status, onHold: true } };
  });
}

/** @throws Refusal withdrawal.not.on.hold, withdrawal.decided, withdrawal.taken */
export function releaseWithdrawal(platform: Platform, acting: Acting, id: string, reason: string): Promise<null> {
  return changeWithdrawal(platform, acting, id, reason, async (tx, before) => {
    if (before.heldAt === null) throw new Refusal('withdrawal.not.on.hold');
    await endHold(tx, before.id, acting.operator.name, reason);
    return { action: 'withdrawal.released', after: { status: before.status, onHold: false } };
  });
}

/** Takes, holds and releases several withdrawals of the queue in one call; each is decided separately. */
export function createWithdrawalBulk(platform: Platform): BulkAction[] {
  const withdrawal = { list: 'withdrawals', permission: 'withdrawals.decide' } as const;
  return [
    bulkAction<View>({
      ...withdrawal,
      action: 'take',
      needsReason: false,
      refusal: (row, acting) =>
        row.takenBy === acting.operator.name && waits(row) ? 'row.unchanged' : barOf(row, acting),
      run: (acting, { orderId }) => takeWithdrawal(platform, acting, orderId, false),
    }),
    bulkAction<View>({
      ...withdrawal,
      action: 'hold',
      refusal: (row, acting) => (row.onHold ? 'withdrawal.on.hold' : barOf(row, acting)),
      run: (acting, { orderId }, reason) => holdWithdrawal(platform, acting, orderId, reason),
    }),
    bulkAction<View>({
      ...withdrawal,
      action: 'release',
      refusal: (row, acting) => barOf(row, acting) ?? (row.onHold ? null : 'withdrawal.not.on.hold'),
      run: (acting, { orderId }, reason) => releaseWithdrawal(platform, acting, orderId, reason),
    }),
  ];
}

/** Why an operator cannot work on it; null when they can. */
function barOf(row: View, { operator }: Acting): ErrorCode | null {
  if (!waits(row)) return 'withdrawal.decided';
  return row.takenBy === null || row.takenBy === operator.name ? null : 'withdrawal.taken';
}

function waits({ status, byHand, providerOff }: View): boolean {
  return status === 'review' || (status === 'approved' && (byHand || providerOff));
}

export async function lockOpen(tx: Tx, id: string): Promise<Withdrawal> {
  const withdrawal = requireFound(await lockWithdrawal(tx, id));
  if (withdrawal.endedAt !== null) throw new Refusal('withdrawal.decided');
  return withdrawal;
}

/** Locks it; only the operator who took it may decide. */
export async function lockForOperator(tx: Tx, id: string, { operator }: Acting): Promise<Withdrawal> {
  const withdrawal = await lockOpen(tx, id);
  if (withdrawal.takenBy !== null && withdrawal.takenBy !== operator.operatorId)
    throw new Refusal('withdrawal.taken', { takenBy: withdrawal.takenName });
  return withdrawal;
}

function waitsForDecision({ status, provider, isUnsent }: Withdrawal): boolean {
  return status === 'review' || (status === 'approved' && provider === BY_HAND) || isUnsent;
}

/** @throws Refusal withdrawal.on.hold */
export function requireFree({ heldAt }: Withdrawal): void {
  if (heldAt !== null) throw new Refusal('withdrawal.on.hold');
}
