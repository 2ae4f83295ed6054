import { paymentsDesk as contract } from '@fairlot/contract';
import type { Platform } from '../../../platform/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import {
  type Approval,
  approval,
  type ApprovalKind,
  factLine,
  requestApproval,
} from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lockForOperator, lockOpen } from '../desk/withdrawal-care.ts';
import { keepProof, moveWithdrawal } from './withdrawal-rows.ts';

/** Stored as JSON, so amounts are strings. */
interface Settlement {
  orderId: string;
  amountMinor: string;
  asset: string;
  /** Reference of the payment; null if it was not paid. */
  proof: string | null;
}

const endOf = ({ proof }: Settlement): 'paid' | 'failed' => (proof === null ? 'failed' : 'paid');

/**
 * Two operators end a withdrawal whose outcome the provider cannot or does not report. Its money leaves through the
 * provider, or is the member's again. Later reports of the provider book nothing.
 */
export function createSettlementApproval(): Approval<Settlement> & ApprovalKind {
  return approval<Settlement>({
    kind: 'withdrawal.settle',
    permission: 'withdrawals.decide',
    object: ({ orderId }) => `withdrawal:${orderId}`,
    amount: ({ amountMinor, asset }) => ({ amountMinor: BigInt(amountMinor), asset }),
    details: (wanted) => [
      factLine('status', 'unknown', endOf(wanted)),
      ...(wanted.proof === null ? [] : [factLine('proof', wanted.proof)]),
    ],
    execute: async (tx, wanted, { approvalId, reason }) => {
      const { orderId, proof } = wanted;
      const status = endOf(wanted);
      const by = `approval ${approvalId}`;
      // The provider may have reported the outcome meanwhile.
      if ((await lockOpen(tx, orderId)).status !== 'unknown') throw new Refusal('withdrawal.decided');
      if (proof !== null) await keepProof(tx, orderId, proof);
      if (!(await moveWithdrawal(tx, orderId, status, { by, note: proof ?? reason })))
        throw new Refusal('withdrawal.decided');
      return {
        action: proof === null ? 'withdrawal.refused' : 'withdrawal.paid',
        before: { status: 'unknown' },
        after: { status, ...(proof !== null && { proof }) },
      };
    },
  });
}

export function createSettlementRoute(platform: Platform, settling: Approval<Settlement> & ApprovalKind): BoundRoute {
  return route(contract.requestSettlement, async ({ operator, ip, params, body: { proof, ...input } }) => {
    const acting = { operator, ip };
    const before = await platform.db.transaction((tx) => lockForOperator(tx, params.id, acting));
    if (before.status !== 'unknown') throw new Refusal('withdrawal.decided');
    const { id, amountMinor, asset } = before;
    const payload = { orderId: id, amountMinor: String(amountMinor), asset, proof };
    return requestApproval(platform, acting, input, settling, payload);
  });
}
