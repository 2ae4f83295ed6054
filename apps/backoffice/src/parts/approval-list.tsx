import type { backoffice, ValueOf } from '@fairlot/contract';
import { APPROVALS } from '@fairlot/contract/backoffice/lists';
import type { ListDeclaration } from '../list/list-spec.ts';
import { formatAmount } from '../shared/format.ts';
import { texts } from '../shared/texts.ts';
import { useContributions } from '../shared/use-sections.ts';
import { Time } from './time.tsx';

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

/** The list of approval requests, with the labels of their kinds from the sections. */
export function useApprovalList(own: Pick<ListDeclaration<Approval>, 'caption' | 'views'>): ListDeclaration<Approval> {
  const { approvals: kinds } = useContributions();
  const kindOf = ({ kind }: Approval) => kinds[kind]?.label ?? kind;
  return {
    ...own,
    name: 'approvals',
    spec: APPROVALS,
    keyOf: ({ id }) => id,
    titleOf: ({ object }) => object,
    columns: [{ name: 'kind', title: words.kind, cell: (approval) => <b>{kindOf(approval)}</b> }, ...COLUMNS],
    choices: {
      state: words.states,
      kind: Object.fromEntries(Object.entries(kinds).map(([kind, { label }]) => [kind, label])),
    },
    card: (approval) => ({
      title: kindOf(approval),
      figure: amountOf(approval),
      state: <ApprovalState {...approval} />,
      facts: `${approval.object} · ${approval.requestedBy}`,
    }),
  };
}

export function ApprovalState({ state, failure }: Pick<Approval, 'state' | 'failure'>) {
  return (
    <span className={STATE_CLASSES[state]}>
      {failure === null ? words.states[state] : `${words.states[state]}: ${failure}`}
    </span>
  );
}

export const amountOf = ({ amount, currency }: Approval): string =>
  amount === null ? '–' : `${formatAmount(amount)} ${currency}`;

const COLUMNS: ListDeclaration<Approval>['columns'] = [
  {
    name: 'object',
    title: words.object,
    cell: ({ object, details }) => (
      <>
        {object}
        {details.length === 0 ? null : (
          <ul>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
      </>
    ),
  },
  { name: 'amount', title: words.amount, cell: amountOf, isFigure: true },
  { name: 'reason', title: texts.reason, cell: ({ reason }) => reason },
  {
    name: 'requestedAt',
    title: words.requested,
    cell: ({ requestedBy, requestedAt }) => (
      <>
        {requestedBy}, <Time at={requestedAt} />
      </>
    ),
  },
  {
    name: 'decidedAt',
    title: words.decided,
    cell: ({ decidedBy, decidedAt }) =>
      decidedBy === null || decidedAt === null ? (
        '–'
      ) : (
        <>
          {decidedBy}, <Time at={decidedAt} />
        </>
      ),
  },
  { name: 'state', title: words.state, cell: (approval) => <ApprovalState {...approval} /> },
  {
    name: 'expiresAt',
    title: words.expires,
    cell: ({ state, expiresAt }) => (state === 'pending' ? <Time at={expiresAt} /> : '–'),
  },
  { name: 'requestedBy', title: words.requestedBy, cell: ({ requestedBy }) => requestedBy, isSpare: true },
  { name: 'id', title: words.id, cell: ({ id }) => id, isFigure: true, isSpare: true },
];
