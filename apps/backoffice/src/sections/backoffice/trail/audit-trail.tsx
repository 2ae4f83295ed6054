import type { backoffice, ValueOf } from '@fairlot/contract';
import { AUDIT } from '@fairlot/contract/backoffice/lists';
import { ListPage } from '../../../list/list-page.tsx';
import type { ListDeclaration } from '../../../list/list-spec.ts';
import { Time } from '../../../parts/time.tsx';
import type { MemberTabProps } from '../../../shared/section.ts';
import { texts } from '../../../shared/texts.ts';
import { trailTexts as words } from '../texts.ts';
import { actionText, actionWords } from './action-words.ts';
import { objectText } from './object-words.ts';

type Entry = ValueOf<typeof backoffice.auditTrail>['list'][number];

/** Audit trail of operators' changes, newest first. */
export function AuditTrail() {
  return <ListPage list={LIST} />;
}

/** Operators' actions concerning one member. */
export function MemberTrail({ memberId }: MemberTabProps) {
  return <ListPage list={{ ...LIST, fixed: [`object:eq:member:${memberId}`] }} />;
}

function Values({ of }: { of: unknown }) {
  if (typeof of !== 'object' || of === null) return '–';
  return (
    <dl className="values">
      {Object.entries(of).map(([name, value]) => (
        <div key={name}>
          <dt>{name}:</dt> <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const LIST: ListDeclaration<Entry> = {
  name: 'audit',
  spec: AUDIT,
  caption: words.title,
  keyOf: ({ id }) => id,
  titleOf: ({ action, object }) => `${actionText(action)} ${objectText(object)}`,
  choices: { action: actionWords },
  search: { field: 'object', operator: 'prefix', label: words.object },
  columns: [
    { name: 'at', title: words.at, cell: ({ at }) => <Time at={at} isPrecise /> },
    { name: 'operator', title: words.who, cell: ({ operator }) => operator },
    { name: 'action', title: words.what, cell: ({ action }) => <span title={action}>{actionText(action)}</span> },
    { name: 'object', title: words.about, cell: ({ object }) => <span title={object}>{objectText(object)}</span> },
    { name: 'before', title: words.before, cell: ({ before }) => <Values of={before} /> },
    { name: 'after', title: words.after, cell: ({ after }) => <Values of={after} /> },
    { name: 'reason', title: texts.reason, cell: ({ reason }) => reason ?? '–' },
    { name: 'token', title: words.token, cell: ({ token }) => token ?? '–', isSpare: true },
    { name: 'ip', title: words.address, cell: ({ ip }) => ip || '–' },
    { name: 'id', title: words.id, cell: ({ id }) => id, isFigure: true, isSpare: true },
  ],
  views: [
    { key: 'all', name: words.all, filter: [], sort: null },
    { key: 'money', name: words.money, filter: ['action:prefix:balance.'], sort: null },
    { key: 'exports', name: words.exports, filter: ['action:prefix:export.'], sort: null },
  ],
  card: ({ action, object, operator, at }) => ({
    title: actionText(action),
    figure: <Time at={at} />,
    state: objectText(object),
    facts: operator,
  }),
};
