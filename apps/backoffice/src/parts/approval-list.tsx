import type { backoffice, ValueOf } from '@fairlot/contract';
import { APPROVALS } from '@fairlot/contract/backoffice/lists';
import type { ListDeclaration } from '../list/list-spec.ts';
import { codeWords } from '../shared/code-words.ts';
import { common } from '../shared/common-texts.ts';
import { formatAmount } from '../shared/format.ts';
import type { ValueWords } from '../shared/section.ts';
import { texts } from '../shared/texts.ts';
import { useContributions } from '../shared/use-sections.ts';
import { Time } from './time.tsx';
import './trail/trail.css';
import { objectText } from './trail/object-words.ts';
import { valueWords as listWords } from './trail/value-text.ts';

export type Approval = ValueOf<typeof backoffice.approvals>['list'][number];

const STATE_CLASSES: Record<Approval['state'], string> = {
  pending: 'state state--wait',
  approved: 'state state--info',
  executed: 'state state--good',
  rejected: 'state state--bad',
  failed: 'state state--bad',
  expired: 'state',
};
const words = texts.approval;

interface Own extends Pick<ListDeclaration<Approval>, 'caption' | 'views'> {
  /** A change of a request in words, from the line of its room. */
  lineOf?: (line: string, approval: Approval) => string;
  /** Texts of chosen values in the keys of objects. */
  valueWords?: ValueWords;
}

/** The list of approval requests, with the labels of their kinds from the sections. */
export function useApprovalList({ lineOf = (line) => line, valueWords, ...own }: Own): ListDeclaration<Approval> {
  const { approvals: kinds } = useContributions();
  const kindOf = ({ kind }: Approval) => kinds[kind]?.label ?? kind;
  return {
    ...own,
    name: 'approvals',
    spec: APPROVALS,
    keyOf: ({ id }) => id,
    titleOf: ({ object }) => objectText(object, valueWords),
    columns: [
      { name: 'kind', title: common.request, cell: (approval) => <b>{kindOf(approval)}</b> },
      {
        name: 'object',
        title: words.object,
        cell: (approval) => <About approval={approval} lineOf={lineOf} valueWords={valueWords} />,
      },
      ...COLUMNS,
    ],
    choices: {
      state: words.states,
      kind: Object.fromEntries(Object.entries(kinds).map(([kind, { label }]) => [kind, label])),
    },
    card: (approval) => ({
      title: kindOf(approval),
      figure: approval.amount === null ? null : amountOf(approval),
      state: <ApprovalState {...approval} />,
      facts: `${objectText(approval.object, valueWords)} · ${approval.requestedBy}`,
      quote: approval.reason,
    }),
  };
}

export function ApprovalState(approval: Pick<Approval, 'state' | 'failure' | 'failureText'>) {
  const state = words.states[approval.state];
  const failure = failureOf(approval);
  return <span className={STATE_CLASSES[approval.state]}>{failure === null ? state : `${state}: ${failure}`}</span>;
}

/** Why an approved request could not be carried out; null where it was. */
export const failureOf = ({ failure, failureText }: Pick<Approval, 'failure' | 'failureText'>): string | null =>
  failure === null ? null : (codeWords[failure] ?? failureText);

export const amountOf = ({ amount, currency }: Approval): string =>
  amount === null ? '–' : `${formatAmount(amount)} ${currency}`;

function By({ name, at }: { name: string; at: number }) {
  return (
    <>
      {name}
      <small className="cell-line cell-line--short">
        <Time at={at} />
      </small>
    </>
  );
}

/** When a request expires, or the operator who decided. */
function Outcome({ state, expiresAt, decidedBy, decidedAt }: Approval) {
  if (state === 'pending')
    return (
      <small className="cell-line cell-line--short">
        {words.expires} <Time at={expiresAt} />
      </small>
    );
  if (decidedBy === null || decidedAt === null) return null;
  return (
    <small className="cell-line cell-line--short">
      {decidedBy}, <Time at={decidedAt} />
    </small>
  );
}

/** Changes that a row shows; the case has all. */
const SHOWN = 2;

type AboutProps = { approval: Approval } & Required<Pick<Own, 'lineOf'>> & Pick<Own, 'valueWords'>;

function About({ approval, lineOf, valueWords }: AboutProps) {
  const { object, details } = approval;
  const more = details.length - SHOWN;
  return (
    <>
      {objectText(object, valueWords)}
      {details.slice(0, SHOWN).map((detail) => (
        <small key={detail} className="cell-line">
          {lineOf(detail, approval)}
        </small>
      ))}
      {more > 0 ? <small className="cell-line">{listWords.more(more)}</small> : null}
    </>
  );
}

const COLUMNS: ListDeclaration<Approval>['columns'] = [
  { name: 'amount', title: common.amount, cell: amountOf, isFigure: true },
  { name: 'reason', title: texts.reason, cell: ({ reason }) => reason },
  {
    name: 'requestedAt',
    title: words.requested,
    cell: ({ requestedBy, requestedAt }) => <By name={requestedBy} at={requestedAt} />,
  },
  {
    name: 'state',
    title: common.state,
    cell: (approval) => (
      <>
        <ApprovalState {...approval} />
        <Outcome {...approval} />
      </>
    ),
  },
  {
    name: 'decidedAt',
    title: words.decided,
    cell: ({ decidedBy, decidedAt }) =>
      decidedBy === null || decidedAt === null ? '–' : <By name={decidedBy} at={decidedAt} />,
    isSpare: true,
  },
  {
    name: 'expiresAt',
    title: words.expires,
    cell: ({ state, expiresAt }) => (state === 'pending' ? <Time at={expiresAt} /> : '–'),
    isSpare: true,
  },
  { name: 'requestedBy', title: words.requestedBy, cell: ({ requestedBy }) => requestedBy, isSpare: true },
  { name: 'id', title: common.number, cell: ({ id }) => id, isFigure: true, isSpare: true },
];
