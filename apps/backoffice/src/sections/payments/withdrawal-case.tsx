import { Check, ExternalLink, Pause, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CloseButton } from '../../parts/icon-button.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { formatAmount } from '../../shared/format.ts';
import { useAddressPart } from '../../shared/use-address-part.ts';
import type { Operator } from '../../shared/operator.ts';
import type { WithdrawalView } from './api.ts';
import { caseTexts as words } from './case-texts.ts';
import { Decision } from './decision.tsx';
import { withdrawalTexts } from './texts.ts';
import { type OperatorAction, deedsOf, type Withdrawal, WithdrawalState } from './withdrawal-actions.tsx';
import { WithdrawalMoney } from './withdrawal-money.tsx';
import './withdrawal-case.css';

interface WithdrawalCaseProps {
  withdrawal: WithdrawalView;
  operator: Operator;
  /** Asks for confirmation, then assigns the withdrawal to the operator. */
  onTake: (action: OperatorAction) => void;
  onChanged: () => void;
  onOpenMember: (() => void) | null;
  onClose: () => void;
}

/** One withdrawal: checks, the member's earlier withdrawals, and the decision. */
export function WithdrawalCase({
  withdrawal,
  operator,
  onTake,
  onChanged,
  onOpenMember,
  onClose,
}: WithdrawalCaseProps) {
  const [notice, setNotice] = useState('');
  const { takenBy, checks, history, proof } = withdrawal;
  const mayDecide = operator.permissions.includes('withdrawals.decide');
  const deeds = mayDecide ? deedsOf(withdrawal, operator.name) : [];
  const [asked] = useAddressPart('decide');
  const decisions = deeds.filter(({ needsReason }) => needsReason !== false);
  const taking = deeds.find(({ needsReason }) => needsReason === false);
  const isAnothers = takenBy !== null && takenBy !== operator.name;
  const done = (text: string) => {
    setNotice(text);
    onChanged();
  };
  return (
    <>
      <div className="case">
        <CaseHead withdrawal={withdrawal} isOwn={takenBy === operator.name}>
          {taking === undefined ? null : (
            <button type="button" className="button" onClick={() => onTake(taking)}>
              {taking.title}
            </button>
          )}
          {onOpenMember === null ? null : (
            <button type="button" className="button" onClick={onOpenMember}>
              <ExternalLink aria-hidden="true" />
              {words.openMember}
            </button>
          )}
          <CloseButton label={words.close} className="case-close" onClick={onClose} />
        </CaseHead>
        {proof === null ? null : <p>{withdrawalTexts.proof(proof)}</p>}
        <HoldNotice holds={withdrawal.holds} />
        <section className="card card--wide" aria-label={withdrawalTexts.checks}>
          <Checks checks={checks} />
        </section>
        <WithdrawalMoney orderId={withdrawal.orderId} />
        <div className="card card--wide">
          <h3>{withdrawalTexts.history}</h3>
          {history.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <Table
              caption={withdrawalTexts.history}
              rows={history}
              keyOf={({ orderId }) => orderId}
              columns={HISTORY}
            />
          )}
        </div>
      </div>
      <div className="case-decision">
        <p role="status">{notice}</p>
        {isAnothers && taking !== undefined ? (
          <p className="muted">{words.takenFirst(takenBy)}</p>
        ) : (
          <Decision
            withdrawal={withdrawal}
            deeds={withFirst(decisions, asked)}
            isReady={decisions.some(({ key }) => key === asked)}
            onDone={done}
          />
        )}
      </div>
    </>
  );
}

/** The decisions with the one that the address asks for in front. */
function withFirst(decisions: readonly OperatorAction[], asked: string | null): readonly OperatorAction[] {
  return decisions.toSorted((a, b) => Number(b.key === asked) - Number(a.key === asked));
}

interface CaseHeadProps extends Pick<WithdrawalCaseProps, 'withdrawal'> {
  isOwn: boolean;
  children: ReactNode;
}

function CaseHead({ withdrawal, isOwn, children }: CaseHeadProps) {
  const { orderId, status, onHold, takenBy, amount, fee, currency, label, holder, createdAt } = withdrawal;
  return (
    <header className="case-head">
      <div>
        <p className="row">
          <span className="muted">{orderId.slice(0, 8).toUpperCase()}</span>
          <WithdrawalState status={status} />
          {onHold ? <span className="state state--wait">{words.onHold}</span> : null}
          {takenBy === null ? null : (
            <small className="muted">{isOwn ? words.takenByYou : words.takenBy(takenBy)}</small>
          )}
        </p>
        <h2 className="case-amount">
          {formatAmount(amount)} <small>{currency}</small>
        </h2>
        <p className="muted">
          {words.to(label, holder)} · {words.asked} <Time at={createdAt} />
          {Number(fee) === 0 ? null : ` · ${words.fee(formatAmount(fee))}`}
        </p>
      </div>
      <div className="row">{children}</div>
    </header>
  );
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

function Checks({ checks }: Pick<WithdrawalView, 'checks'>) {
  const passed = checks.filter((one) => one.passed).length;
  return (
    <>
      <p className="row">
        <b>{withdrawalTexts.checks}</b>
        <span className="muted">{words.outcome(passed, checks.length - passed)}</span>
      </p>
      <ul className="case-checks">
        {checks.map((one) => (
          <li key={one.check}>
            <span className={one.passed ? 'case-mark' : 'case-mark case-mark--look'}>
              {one.passed ? <Check aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
            </span>
            <span>
              <b>{withdrawalTexts.checkNames[one.check] ?? one.check}</b>
              <small>{one.passed ? withdrawalTexts.passed : withdrawalTexts.toLookAt}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
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
