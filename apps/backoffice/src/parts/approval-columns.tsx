import type { backoffice, ValueOf } from '@fairlot/contract';
import { formatAmount, formatTime } from '../shared/format.ts';
import { texts } from '../shared/texts.ts';
import { useContributions } from '../shared/use-sections.ts';
import type { Column } from './table.tsx';

export type Approval = ValueOf<typeof backoffice.approvals>['list'][number];

/** The columns of a list of requests; kinds carry the labels that their sections give them. */
export function useApprovalColumns(): readonly Column<Approval>[] {
  const { approvals } = useContributions();
  return [{ title: texts.approval.kind, cell: ({ kind }) => approvals[kind]?.label ?? kind }, ...COLUMNS];
}

const COLUMNS: readonly Column<Approval>[] = [
  {
    title: texts.approval.object,
    cell: ({ object, details }) =>
      details.length === 0 ? (
        object
      ) : (
        <>
          {object}
          <ul>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </>
      ),
  },
  {
    title: texts.approval.amount,
    cell: ({ amount, currency }) => (amount === null ? '–' : `${formatAmount(amount)} ${currency}`),
    isFigure: true,
  },
  { title: texts.reason, cell: ({ reason }) => reason },
  {
    title: texts.approval.requested,
    cell: ({ requestedBy, requestedAt }) => `${requestedBy}, ${formatTime(requestedAt)}`,
  },
  {
    title: texts.approval.decided,
    cell: ({ decidedBy, decidedAt }) =>
      decidedBy === null || decidedAt === null ? '–' : `${decidedBy}, ${formatTime(decidedAt)}`,
  },
  {
    title: texts.approval.state,
    cell: ({ state, failure }) => (
      <span className={BADGES[state]}>{failure === null ? state : `${state}: ${failure}`}</span>
    ),
  },
  {
    title: texts.approval.expires,
    cell: ({ state, expiresAt }) => (state === 'pending' ? formatTime(expiresAt) : '–'),
  },
];

const BADGES: Record<Approval['state'], string> = {
  pending: 'badge',
  approved: 'badge',
  executed: 'badge badge--positive',
  rejected: 'badge badge--negative',
  failed: 'badge badge--negative',
  expired: 'badge',
};
