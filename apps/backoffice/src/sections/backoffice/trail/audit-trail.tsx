import type { backoffice, ValueOf } from '@fairlot/contract';
import { AUDIT } from '@fairlot/contract/backoffice/lists';
import { ListPage } from '../../../list/list-page.tsx';
import type { ListDeclaration } from '../../../list/list-spec.ts';
import { Time } from '../../../parts/time.tsx';
import { objectKind, objectText } from '../../../parts/trail/object-words.ts';
import { useValueWords } from '../../../parts/trail/use-value-words.ts';
import { currencyOf, lastPart, pathText, valueText } from '../../../parts/trail/value-text.ts';
import { common } from '../../../shared/common-texts.ts';
import type { MemberTabProps } from '../../../shared/section.ts';
import { UNKNOWN } from '../../../shared/format.ts';
import { texts } from '../../../shared/texts.ts';
import { useContributions } from '../../../shared/use-sections.ts';
import { changeLine } from '../approval-change.ts';
import { permissionText } from '../roles/permission-words.ts';
import { sectionTexts } from '../section-texts.ts';
import { trailTexts as words } from '../texts.ts';
import { actionText, actionWords } from './action-words.ts';

type Entry = ValueOf<typeof backoffice.auditTrail>['list'][number];

/** Audit trail of operators' changes, newest first. */
export function AuditTrail() {
  return <ListPage list={LIST} />;
}

/** Operators' actions concerning one member. */
export function MemberTrail({ memberId }: MemberTabProps) {
  return <ListPage list={{ ...LIST, fixed: [`object:eq:member:${memberId}`] }} />;
}

function ObjectName({ of }: { of: string }) {
  return <span title={of}>{objectText(of, useValueWords())}</span>;
}

/** The fields of one side of a change. */
function Values({ of, object }: { of: unknown; object: string }) {
  const { approvals } = useContributions();
  const valueWords = useValueWords();
  if (typeof of !== 'object' || of === null) return '–';
  const currency = currencyOf(of, object);
  // A request has the fields of the object that it is about.
  const about = 'about' in of && typeof of.about === 'string' ? of.about : object;
  const chosen = valueWords[objectKind(about)];
  const textOf = (name: string, value: unknown): string => {
    if (PERMISSIONS.has(name) && Array.isArray(value)) return valueText(value.map(String).map(permissionText), name);
    if (FACTS.has(name) && Array.isArray(value) && value.every((one) => typeof one === 'string'))
      return value.map((line) => changeLine(line, currency, chosen)).join('; ') || UNKNOWN;
    const kind = name === 'kind' && typeof value === 'string' ? approvals[value] : undefined;
    return kind?.label ?? valueText(value, lastPart(name), currency, chosen);
  };
  return (
    <dl className="values">
      {Object.entries(of).map(([name, value]) => (
        <div key={name} title={name}>
          <dt>{pathText(name, chosen)}:</dt> <dd>{textOf(name, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Fields that list permissions. */
const PERMISSIONS: ReadonlySet<string> = new Set(['permissions', 'added', 'removed']);
/** Fields that list the facts of a request, one line each. */
const FACTS: ReadonlySet<string> = new Set(['changes', 'details']);

const LIST: ListDeclaration<Entry> = {
  name: 'audit',
  spec: AUDIT,
  caption: sectionTexts.audit,
  keyOf: ({ id }) => id,
  titleOf: ({ action, object }) => `${actionText(action)} ${objectText(object)}`,
  choices: { action: actionWords },
  search: { field: 'object', operator: 'prefix', label: words.object },
  columns: [
    { name: 'at', title: common.time, cell: ({ at }) => <Time at={at} isPrecise /> },
    { name: 'operator', title: common.operator, cell: ({ operator }) => operator },
    { name: 'action', title: words.what, cell: ({ action }) => <span title={action}>{actionText(action)}</span> },
    { name: 'object', title: words.about, cell: ({ object }) => <ObjectName of={object} /> },
    { name: 'before', title: common.before, cell: ({ before, object }) => <Values of={before} object={object} /> },
    { name: 'after', title: common.after, cell: ({ after, object }) => <Values of={after} object={object} /> },
    { name: 'reason', title: texts.reason, cell: ({ reason }) => reason ?? '–' },
    { name: 'token', title: words.token, cell: ({ token }) => token ?? '–', isSpare: true },
    { name: 'ip', title: common.address, cell: ({ ip }) => ip || '–' },
    { name: 'id', title: common.number, cell: ({ id }) => id, isFigure: true, isSpare: true },
  ],
  views: [
    { key: 'all', name: words.all, filter: [], sort: null },
    { key: 'money', name: words.money, filter: ['action:prefix:balance.'], sort: null },
    { key: 'exports', name: words.exports, filter: ['action:prefix:export.'], sort: null },
  ],
  card: ({ action, object, operator, at }) => ({
    title: actionText(action),
    figure: <Time at={at} />,
    state: <ObjectName of={object} />,
    facts: operator,
  }),
};
