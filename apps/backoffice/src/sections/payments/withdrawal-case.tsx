import { Table, type Column } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { HoldNotice } from '../../parts/case/hold-notice.tsx';
import type { CasePoint, CaseSubject } from '../../parts/case/case-types.ts';
import { formatAmount } from '../../shared/format.ts';
import type { Operator } from '../../shared/operator.ts';
import type { PageProps } from '../../shared/section.ts';
import { common } from '../../shared/common-texts.ts';
import { paymentsApi, type WithdrawalView } from './api.ts';
import { caseTexts as words } from './case-texts.ts';
import { checkFacts } from './check-facts.ts';
import { withdrawalTexts } from './texts.ts';
import { decisionsOn, mayTake, type Withdrawal, WithdrawalState } from './withdrawal-actions.tsx';
import { WithdrawalMoney } from './withdrawal-money.tsx';
import { WithdrawalSide } from './withdrawal-side.tsx';
import './withdrawal-case.css';
import { caseLayoutTexts } from '../../parts/case/case-texts.ts';

/** A withdrawal as a case: its checks with their facts, the source of its money, and earlier withdrawals. */
export function withdrawalCase(
  withdrawal: WithdrawalView,
  operator: Operator,
  /** Opens another page; undefined on a member's page. */
  onGo: PageProps['onGo'] | undefined,
): CaseSubject {
  const { orderId, memberId, status, onHold, takenBy, amount, fee, currency, label, holder, createdAt } = withdrawal;
  const hold = withdrawal.holds.find(({ endedAt }) => endedAt === null);
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
        {onHold ? <span className="state state--wait">{caseLayoutTexts.onHold}</span> : null}
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
    buttons: openMember === null ? [] : [{ label: common.openMember, run: () => openMember(memberId) }],
    notice: (
      <>
        {withdrawal.proof === null ? null : <p>{withdrawalTexts.proof(withdrawal.proof)}</p>}
        {hold === undefined ? null : <HoldNotice {...hold} />}
      </>
    ),
    points: withdrawal.checks.map((check) => pointOf(check, withdrawal, may, onGo)),
    parts: (
      <>
        <WithdrawalMoney orderId={orderId} />
        <div className="card card--wide">
          <h3>{withdrawalTexts.history}</h3>
          <History rows={withdrawal.history} />
        </div>
      </>
    ),
    side: {
      title: common.member,
      content: <WithdrawalSide withdrawal={withdrawal} seesMembers={may('members.read')} onOpenMember={openMember} />,
    },
    take:
      mayDecide && mayTake(withdrawal, operator.name)
        ? () => paymentsApi.takeWithdrawal(orderId, { over: takenBy !== null })
        : null,
    decisions: mayDecide ? decisionsOn(withdrawal) : [],
    work: { object: `withdrawal:${orderId}`, mayDecide, isOwn: true },
  };
}

function History({ rows }: { rows: WithdrawalView['history'] }) {
  if (rows.length === 0) return <p className="muted">{words.none}</p>;
  return <Table caption={withdrawalTexts.history} rows={rows} keyOf={(row) => row.orderId} columns={HISTORY} />;
}

/** Page with the evidence for a check, the permission that it needs, its query, and what is shown beside the case. */
interface Evidence {
  page: string;
  permission: string;
  query: (memberId: string) => string;
  /** Key of the evidence beside the case. */
  source: string;
}
const tabOf = (tab: string, permission: string): Evidence => ({
  page: 'member',
  permission,
  query: (id) => `?memberId=${id}&tab=${tab}`,
  source: tab,
});
const LINKS: Evidence = {
  page: 'member',
  permission: 'members.read',
  query: (id) => `?memberId=${id}`,
  source: 'links',
};
const EVIDENCE: Readonly<Record<string, Evidence>> = {
  name: {
    page: 'identity',
    permission: 'verification.read',
    query: (id) => `?memberId=${id}`,
    source: 'identity',
  },
  turnover: tabOf('bets', 'bets.read'),
  amount: tabOf('ledger', 'ledger.read'),
  velocity: tabOf('withdrawals', 'withdrawals.read'),
  'shared-account': LINKS,
  'new-device': LINKS,
  'bonus-abuse': {
    page: 'bonuses',
    permission: 'promotions.read',
    query: (id) => `?view=all&filter=memberId:eq:${id}`,
    source: 'bonuses',
  },
  'deposit-reversed': tabOf('deposits', 'payments.read'),
  debt: tabOf('ledger', 'ledger.read'),
};

function pointOf(
  { check, passed, facts }: WithdrawalView['checks'][number],
  { memberId, holder, amount }: WithdrawalView,
  may: (permission: string) => boolean,
  onGo: PageProps['onGo'] | undefined,
): CasePoint {
  const source = EVIDENCE[check];
  const run = onGo && source && (() => onGo(source.page, source.query(memberId)));
  const isShown = source !== undefined && may(source.permission);
  return {
    key: check,
    title: withdrawalTexts.checkNames[check] ?? check,
    facts: checkFacts(check, passed, { ...facts, holder, amount }),
    passed,
    evidence: isShown ? { label: words.evidence, run, beside: { source: source.source, memberId } } : undefined,
  };
}

const HISTORY: readonly Column<Withdrawal>[] = [
  { title: withdrawalTexts.created, cell: ({ createdAt }) => <Time at={createdAt} /> },
  {
    title: common.amount,
    cell: ({ amount, currency }) => `${formatAmount(amount)} ${currency}`,
    isFigure: true,
  },
  { title: withdrawalTexts.to, cell: ({ label }) => label },
  { title: common.state, cell: ({ status }) => <WithdrawalState status={status} /> },
];
