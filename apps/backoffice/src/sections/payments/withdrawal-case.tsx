import { Pause } from 'lucide-react';
import { Table, type Column } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import type { CasePoint, CaseSubject } from '../../parts/case/case-types.ts';
import { formatAmount } from '../../shared/format.ts';
import type { Operator } from '../../shared/operator.ts';
import type { PageProps } from '../../shared/section.ts';
import { paymentsApi, type WithdrawalView } from './api.ts';
import { caseTexts as words } from './case-texts.ts';
import { checkFacts } from './check-facts.ts';
import { withdrawalTexts } from './texts.ts';
import { decisionsOn, mayTake, type Withdrawal, WithdrawalState } from './withdrawal-actions.tsx';
import { WithdrawalMoney } from './withdrawal-money.tsx';
import { WithdrawalSide } from './withdrawal-side.tsx';
import './withdrawal-case.css';

/** A withdrawal as a case: its checks with their facts, the source of its money, and earlier withdrawals. */
export function withdrawalCase(
  withdrawal: WithdrawalView,
  operator: Operator,
  /** Opens another page; undefined on a member's page. */
  onGo: PageProps['onGo'] | undefined,
): CaseSubject {
  const { orderId, memberId, status, onHold, takenBy, amount, fee, currency, label, holder, createdAt } = withdrawal;
  const may = (permission: string) => operator.permissions.some((one) => one === permission);
  const mayDecide = may('withdrawals.decide');
  const openMember =
    onGo === undefined || !may('members.read') ? null : (id: string) => onGo('member', `?memberId=${id}`);
  return {
    key: orderId,
    number: orderId.slice(0, 8).toUpperCase(),
    state: (
      <>
        <WithdrawalState status={status} />
        {onHold ? <span className="state state--wait">{words.onHold}</span> : null}
      </>
    ),
    title: (
      <>
        {formatAmount(amount)} <small>{currency}</small>
      </>
    ),
    text: (
      <>
        {words.to(label, holder)} · {words.asked} <Time at={createdAt} />
        {Number(fee) === 0 ? null : ` · ${words.fee(formatAmount(fee))}`}
      </>
    ),
    owner: takenBy === null ? null : { name: takenBy, isOwn: takenBy === operator.name },
    buttons: openMember === null ? [] : [{ label: words.openMember, run: () => openMember(memberId) }],
    notice: (
      <>
        {withdrawal.proof === null ? null : <p>{withdrawalTexts.proof(withdrawal.proof)}</p>}
        <HoldNotice holds={withdrawal.holds} />
      </>
    ),
    points: withdrawal.checks.map((check) => pointOf(check, withdrawal, may, onGo)),
    parts: (
      <>
        <WithdrawalMoney orderId={orderId} />
        <div className="card card--wide">
          <h3>{withdrawalTexts.history}</h3>
          {withdrawal.history.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <Table
              caption={withdrawalTexts.history}
              rows={withdrawal.history}
              keyOf={(row) => row.orderId}
              columns={HISTORY}
            />
          )}
        </div>
      </>
    ),
    side: {
      title: words.member,
      content: <WithdrawalSide withdrawal={withdrawal} seesMembers={may('members.read')} onOpenMember={openMember} />,
    },
    take:
      mayDecide && mayTake(withdrawal, operator.name)
        ? () => paymentsApi.takeWithdrawal(orderId, { over: takenBy !== null })
        : null,
    decisions: mayDecide ? decisionsOn(withdrawal) : [],
  };
}

/** Page with the evidence for a check, the permission that it needs, and its query. */
const EVIDENCE: Readonly<Record<string, readonly [page: string, permission: string, (memberId: string) => string]>> = {
  name: ['identity', 'verification.read', (id) => `?memberId=${id}`],
  turnover: ['member', 'bets.read', (id) => `?memberId=${id}&tab=bets`],
  amount: ['member', 'ledger.read', (id) => `?memberId=${id}&tab=ledger`],
  velocity: ['member', 'withdrawals.read', (id) => `?memberId=${id}&tab=withdrawals`],
  'shared-account': ['member', 'members.read', (id) => `?memberId=${id}`],
  'new-device': ['member', 'members.read', (id) => `?memberId=${id}`],
  'bonus-abuse': ['bonuses', 'promotions.read', (id) => `?view=all&filter=memberId:eq:${id}`],
  'deposit-reversed': ['deposits', 'payments.read', (id) => `?view=all&filter=memberId:eq:${id}`],
};

function pointOf(
  { check, passed, facts }: WithdrawalView['checks'][number],
  { memberId, holder, amount }: WithdrawalView,
  may: (permission: string) => boolean,
  onGo: PageProps['onGo'] | undefined,
): CasePoint {
  const [page, permission, query] = EVIDENCE[check] ?? [];
  const canOpen = page !== undefined && permission !== undefined && onGo !== undefined && may(permission);
  return {
    key: check,
    title: withdrawalTexts.checkNames[check] ?? check,
    facts: checkFacts(check, passed, { ...facts, holder, amount }),
    passed,
    evidence: canOpen ? { label: words.evidence, run: () => onGo(page, query?.(memberId) ?? '') } : undefined,
  };
}

/** Why no decision is possible while the withdrawal is on hold. */
function HoldNotice({ holds }: Pick<WithdrawalView, 'holds'>) {
  const open = holds.find(({ endedAt }) => endedAt === null);
  if (open === undefined) return null;
  return (
    <div className="case-hold">
      <Pause aria-hidden="true" />
      <p>
        <b>
          {words.heldBy(open.by)} <Time at={open.at} />
        </b>
        <span>{open.reason}</span>
      </p>
    </div>
  );
}

const HISTORY: readonly Column<Withdrawal>[] = [
  { title: withdrawalTexts.created, cell: ({ createdAt }) => <Time at={createdAt} /> },
  {
    title: withdrawalTexts.amount,
    cell: ({ amount, currency }) => `${formatAmount(amount)} ${currency}`,
    isFigure: true,
  },
  { title: withdrawalTexts.to, cell: ({ label }) => label },
  { title: withdrawalTexts.status, cell: ({ status }) => <WithdrawalState status={status} /> },
];
