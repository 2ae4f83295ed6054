import { paymentsDesk as contract, type ValueOf } from '@fairlot/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { PaymentsPlatform } from '../ports.ts';
import {
  accountsOf,
  type Acting,
  type Approval,
  approval,
  type ApprovalKind,
  requestApproval,
} from '../../../platform/operators/index.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import { getAccount, openHolder } from '../accounts/account-rows.ts';
import { ALL_LEVELS, levelTermsOf } from '../withdrawal-terms-of.ts';
import { readCheckFacts } from './check-facts.ts';
import { ACCOUNT_DISABLED, DEPOSIT_REVERSED } from '../withdrawals/recheck.ts';
import { receivableAccount } from '../../wallet/index.ts';
import { wageringOf } from '../wagering/wagering.ts';
import {
  BY_HAND,
  findWithHistory,
  keepProof,
  leaveToHand,
  moveWithdrawal,
  type Withdrawal,
  withdrawalsOf,
} from '../withdrawals/withdrawal-rows.ts';
import type { WithdrawalStatus } from '../withdrawals/rules.ts';
import {
  changeWithdrawal,
  requireFree,
  holdWithdrawal,
  lockForOperator,
  lockOpen,
  releaseWithdrawal,
  takeWithdrawal,
} from './withdrawal-care.ts';
import { presentWithdrawal } from './withdrawal-list.ts';

type Details = ValueOf<typeof contract.withdrawal>;

/** Stored as JSON, so amounts are strings. */
interface Approving {
  orderId: string;
  amountMinor: string;
  asset: string;
  byHand: boolean;
  /** Marks that the first operator saw. */
  marks: string[];
}

const HISTORY = 10;
const MARKS = [
  'amount',
  'velocity',
  'new-account',
  'shared-account',
  'new-device',
  'bonus-abuse',
  DEPOSIT_REVERSED,
  ACCOUNT_DISABLED,
] as const;

/** Above the limit of one operator a second one approves it, if it still waits. */
export function createWithdrawalApproval(): Approval<Approving> & ApprovalKind {
  return approval<Approving>({
    kind: 'withdrawal.approve',
    permission: 'withdrawals.decide',
    object: ({ orderId }) => `withdrawal:${orderId}`,
    amount: ({ amountMinor, asset }) => ({ amountMinor: BigInt(amountMinor), asset }),
    execute: async (tx, { orderId, byHand, marks }, { approvalId }) => {
      const now = await lockOpen(tx, orderId);
      // A new mark was added since, such as a deposit reversal: the first operator has to request it again.
      if (now.marks.some((mark) => !marks.includes(mark))) throw new Refusal('version.conflict');
      await approve(tx, orderId, byHand, `approval ${approvalId}`);
      return { action: 'withdrawal.approved', before: { status: 'review' }, after: { status: 'approved', byHand } };
    },
  });
}

/** The queue of withdrawals: assignment, checks and decisions. */
export function createWithdrawalDesk(
  platform: PaymentsPlatform,
  approving: Approval<Approving> & ApprovalKind,
): BoundRoute[] {
  const { db } = platform;

  const present = (id: string) => presentDetails(platform, id);
  /** Changes one withdrawal with an entry in the audit trail. */
  async function change(
    acting: Acting,
    id: string,
    reason: string | undefined,
    work: (tx: Tx, before: Withdrawal) => Promise<{ action: string; after: Record<string, unknown> }>,
  ): Promise<Details> {
    await changeWithdrawal(platform, acting, id, reason, work);
    return present(id);
  }

  return [
    route(contract.withdrawal, ({ params }) => present(params.id)),
    route(contract.takeWithdrawal, async ({ operator, ip, params: { id }, body: { over } }) => {
      await takeWithdrawal(platform, { operator, ip }, id, over);
      return present(id);
    }),
    route(contract.holdWithdrawal, async ({ operator, ip, params: { id }, body: { reason } }) => {
      await holdWithdrawal(platform, { operator, ip }, id, reason);
      return present(id);
    }),
    route(contract.releaseWithdrawal, async ({ operator, ip, params: { id }, body: { reason } }) => {
      await releaseWithdrawal(platform, { operator, ip }, id, reason);
      return present(id);
    }),
    route(contract.approveWithdrawal, ({ operator, ip, params, body: { byHand, reason } }) =>
      change({ operator, ip }, params.id, reason, async (tx, before) => {
        if (before.isUnsent && byHand) {
          requireFree(before);
          await leaveToHand(tx, before.id);
          return { action: 'withdrawal.approved', after: { status: 'approved', byHand } };
        }
        if (before.needsSecond) throw new Refusal('review.second.person');
        await approve(tx, before.id, byHand, operator.name);
        return { action: 'withdrawal.approved', after: { status: 'approved', byHand } };
      }),
    ),
    route(contract.requestWithdrawalApproval, async ({ operator, ip, params, body: { byHand, ...input } }) => {
      const before = await db.transaction((tx) => lockForOperator(tx, params.id, { operator, ip }));
      if (before.status !== 'review') throw new Refusal('withdrawal.decided');
      requireFree(before);
      const { id, amountMinor, asset, marks } = before;
      const payload = { orderId: id, amountMinor: String(amountMinor), asset, byHand, marks };
      return requestApproval(platform, { operator, ip }, input, approving, payload);
    }),
    route(contract.refuseWithdrawal, ({ operator, ip, params, body: { reason } }) =>
      change({ operator, ip }, params.id, reason, async (tx, before) => {
        requireFree(before);
        await move(tx, before.id, 'refused', operator.name, reason);
        return { action: 'withdrawal.refused', after: { status: 'refused' } };
      }),
    ),
    route(contract.payWithdrawal, ({ operator, ip, params, body: { proof, reason } }) =>
      change({ operator, ip }, params.id, reason, async (tx, before) => {
        if (before.provider !== BY_HAND || before.status !== 'approved') throw new Refusal('withdrawal.decided');
        requireFree(before);
        await keepProof(tx, before.id, proof);
        await move(tx, before.id, 'paid', operator.name, proof);
        return { action: 'withdrawal.paid', after: { status: 'paid', proof } };
      }),
    ),
  ];
}

async function presentDetails(platform: PaymentsPlatform, id: string): Promise<Details> {
  const { db, secrets, wallet } = platform;
  const presentRow = async (withdrawal: Withdrawal) =>
    presentWithdrawal(withdrawal, (await accountsOf(platform, [withdrawal]))(withdrawal));
  const withdrawal = requireFound(await findWithHistory(db, id));
  const { memberId, asset, marks } = withdrawal;
  const account = await getAccount(db, withdrawal.accountId);
  const { leftMinor } = await wageringOf(db, memberId, asset);
  const owedMinor = -(await wallet.accountBalance(receivableAccount(memberId, asset)));
  const status = await levelTermsOf(platform, { memberId, asset, sessionId: '' });
  const facts = await readCheckFacts(db, withdrawal, { level: status?.level ?? ALL_LEVELS, leftMinor, owedMinor });
  const { list } = await withdrawalsOf(db, memberId, { offset: 0, limit: HISTORY });
  return {
    ...(await presentRow(withdrawal)),
    holder: openHolder(secrets, account),
    proof: withdrawal.proof,
    checks: [
      { check: 'name', passed: account.nameState === 'matches' },
      { check: 'turnover', passed: leftMinor === 0n },
      ...MARKS.map((check) => ({ check, passed: !marks.includes(check) })),
      { check: 'debt', passed: owedMinor === 0n },
    ].map((one) => ({ ...one, facts: { ...facts[one.check] } })),
    steps: withdrawal.steps,
    holds: withdrawal.holds,
    history: await Promise.all(list.filter((other) => other.id !== id).map(presentRow)),
  };
}

async function approve(tx: Tx, id: string, byHand: boolean, by: string): Promise<void> {
  const withdrawal = await lockOpen(tx, id);
  if (withdrawal.status !== 'review') throw new Refusal('withdrawal.decided');
  requireFree(withdrawal);
  if (byHand) await leaveToHand(tx, id);
  await move(tx, id, 'approved', by, null);
}

async function move(tx: Tx, id: string, to: WithdrawalStatus, by: string, note: string | null): Promise<void> {
  if (!(await moveWithdrawal(tx, id, to, { by, note }))) throw new Refusal('withdrawal.decided');
}
