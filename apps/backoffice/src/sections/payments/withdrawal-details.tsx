import { useCallback } from 'react';
import { Notes } from '../../parts/notes.tsx';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { formatAmount } from '../../shared/format.ts';
import { useLoad } from '../../shared/use-load.ts';
import { useContributions } from '../../shared/use-sections.ts';
import { paymentsApi } from './api.ts';
import { withdrawalTexts as words } from './texts.ts';
import { type Withdrawal, WithdrawalState } from './withdrawal-deeds.tsx';

interface WithdrawalDetailsProps {
  orderId: string;
  /** What the operator may see of members. */
  seesMembers: boolean;
}

/** One withdrawal: what was checked, what happened to it, and what the member withdrew before. */
export function WithdrawalDetails({ orderId, seesMembers }: WithdrawalDetailsProps) {
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => paymentsApi.withdrawal(orderId, signal), [orderId]),
  );
  return (
    <Loaded state={state} onRetry={reload}>
      {({ amount, currency, label, holder, account, memberId, status, proof, checks, steps, history }) => (
        <>
          <p className="row">
            <b>{`${formatAmount(amount)} ${currency}`}</b>
            <WithdrawalState status={status} />
          </p>
          <p>{`${account} (${memberId}) → ${label}, ${holder}`}</p>
          {seesMembers ? <MemberFigures memberId={memberId} /> : null}
          {proof === null ? null : <p>{words.proof(proof)}</p>}
          <h3>{words.checks}</h3>
          <ul className="checks">
            {checks.map(({ check, passed }) => (
              <li key={check}>
                <span className={passed ? 'state state--good' : 'state state--wait'}>
                  {`${words.checkNames[check] ?? check}: ${passed ? words.passed : words.toLookAt}`}
                </span>
              </li>
            ))}
          </ul>
          <Table caption={words.steps} rows={steps} keyOf={({ at, status: step }) => `${at} ${step}`} columns={STEPS} />
          {history.length === 0 ? null : (
            <Table caption={words.history} rows={history} keyOf={(other) => other.orderId} columns={HISTORY} />
          )}
          <Notes object={`withdrawal:${orderId}`} />
        </>
      )}
    </Loaded>
  );
}

/** The member's sums, as the page of a member has them. */
function MemberFigures({ memberId }: { memberId: string }) {
  const named = useContributions().memberCards;
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => paymentsApi.member(memberId, signal), [memberId]),
  );
  return (
    <Loaded state={state} onRetry={reload}>
      {({ cards }) => (
        <dl className="side-figures">
          {cards.flatMap(({ card, facts }) =>
            facts
              .filter(({ isFigure, value }) => isFigure && value !== null)
              .map(({ name, kind, value }) => (
                <div key={`${card} ${name}`}>
                  <dt>{named[card]?.facts?.[name] ?? name}</dt>
                  <dd>{kind === 'money' ? formatAmount(value ?? '') : value}</dd>
                </div>
              )),
          )}
        </dl>
      )}
    </Loaded>
  );
}

type Step = Awaited<ReturnType<typeof paymentsApi.withdrawal>>['steps'][number];

const STEPS: readonly Column<Step>[] = [
  { title: words.when, cell: ({ at }) => <Time at={at} /> },
  { title: words.status, cell: ({ status }) => <WithdrawalState status={status} /> },
  { title: words.by, cell: ({ by, note }) => [by, note].filter(Boolean).join(', ') || '–' },
];

const HISTORY: readonly Column<Withdrawal>[] = [
  { title: words.created, cell: ({ createdAt }) => <Time at={createdAt} /> },
  { title: words.amount, cell: ({ amount, currency }) => `${formatAmount(amount)} ${currency}`, isFigure: true },
  { title: words.to, cell: ({ label }) => label },
  { title: words.status, cell: ({ status }) => <WithdrawalState status={status} /> },
];
