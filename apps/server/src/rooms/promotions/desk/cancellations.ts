import type { promotionsDesk as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import {
  approval,
  type ApprovalKind,
  type BulkAction,
  bulkAction,
  requestApproval,
} from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { GRANT, type Grant } from '../bonus/grant-rows.ts';
import type { Grants } from '../bonus/grants.ts';
import type { PromotionsPlatform } from '../ports.ts';
import { textOf } from '../present.ts';

type View = ValueOf<typeof contract.bonuses>['list'][number];

interface Cancellation {
  bonusId: string;
  memberId: string;
  account: string;
  /** Name of the offer. */
  title: string;
  /** By language; earlier releases stored none. */
  titles?: Readonly<Record<string, string>>;
  asset: string;
  /** The granted amount. */
  amountMinor: string;
}

/**
 * Cancels bonuses. Like an adjustment of a balance, each needs a second operator; a bulk action requests one approval
 * per bonus. A bonus has one open request at most. Real money and converted bonus money are not affected.
 */
export function createCancellations(
  platform: PromotionsPlatform,
  grants: Pick<Grants, 'cancel'>,
): {
  approvals: ApprovalKind[];
  bulk: BulkAction[];
  /** Which of these bonuses have an open request. */
  requested: (bonusIds: readonly string[]) => Promise<ReadonlySet<string>>;
} {
  const cancellation = approval<Cancellation>({
    kind: 'bonus.cancel',
    permission: 'promotions.grant',
    onePer: 'bonusId',
    object: ({ bonusId }) => `bonus:${bonusId}`,
    title: ({ account, memberId, titles, title }, language) =>
      `${account} (member:${memberId}): ${(titles && textOf(titles, language)) ?? title}`,
    amount: ({ amountMinor, asset }) => ({ amountMinor: -BigInt(amountMinor), asset }),
    execute: async (tx, { bonusId, memberId, asset }) => {
      const { before, lostMinor } = await grants.cancel(tx, bonusId);
      return {
        action: 'bonus.cancelled',
        before: { state: before, memberId },
        after: { state: 'cancelled', lost: formatMinor(lostMinor), currency: asset },
      };
    },
  });
  const cancel = bulkAction<View>({
    list: 'bonuses',
    action: 'cancel',
    permission: 'promotions.grant',
    refusal: ({ state, cancelRequested }) => {
      if (state !== 'waiting' && state !== 'active') return 'bonus.ended';
      return cancelRequested ? 'approval.pending' : null;
    },
    run: async (acting, { bonusId, memberId, account, title }, reason) => {
      const found = await platform.db.first(sql<Pick<Grant, 'asset' | 'amountMinor' | 'endedAt' | 'titles'>>`
        select ${GRANT} from promotions_grants g where g.id = ${bonusId}::uuid`);
      if (found === undefined || found.endedAt !== null) throw new Refusal('bonus.ended');
      const { asset, amountMinor, titles } = found;
      // A repeated step of the bulk action requests the same cancellation.
      const requestKey = `${acting.operator.sessionId}:${bonusId}`;
      const payload = { bonusId, memberId, account, title, titles, asset, amountMinor: String(amountMinor) };
      return requestApproval(platform, acting, { reason, requestKey }, cancellation, payload);
    },
  });
  return {
    approvals: [cancellation],
    bulk: [cancel],
    requested: (bonusIds) => platform.ports.backstage.openRequests(platform.db, cancellation, bonusIds),
  };
}
