import { ALARMS } from '@fairlot/contract/backoffice/lists';
import { useState } from 'react';
import { ListPage } from '../../../list/list-page.tsx';
import type { BulkAction, ListDeclaration, RowAction } from '../../../list/list-spec.ts';
import { useReloadList } from '../../../list/use-reload-list.ts';
import { type Action, ActionDialog } from '../../../form/action-dialog.tsx';
import { Time } from '../../../parts/time.tsx';
import { formatAmount } from '../../../shared/format.ts';
import type { PageProps } from '../../../shared/section.ts';
import { type Alarm, alarmsApi } from './api.ts';
import { RulesDialog } from './rules-dialog.tsx';
import { alarmTexts as words } from './texts.ts';

/** Alarms raised by rules; those that no operator has taken yet come first. */
export function Alarms({ operator, onGo }: PageProps) {
  const reload = useReloadList(LIST.name);
  const [action, setAction] = useState<Action | null>(null);
  const [hasRules, setRules] = useState(false);
  const mayAcknowledge = operator.permissions.includes('alarms.acknowledge');
  const acknowledge = (alarm: Alarm) =>
    setAction({
      title: words.acknowledge,
      text: `${nameOf(alarm)}, ${alarm.title}: ${words.acknowledgeText}`,
      needsReason: true,
      run: async (note) => {
        await alarmsApi.acknowledge(alarm.alarmId, note);
        reload();
      },
    });
  const actionsOf = (alarm: Alarm): RowAction[] => [
    { label: words.show, run: () => onGo(alarm.page, `?${new URLSearchParams(alarm.query).toString()}`) },
    ...(mayAcknowledge && alarm.state === 'open'
      ? [{ label: words.acknowledge, isMain: true, run: () => acknowledge(alarm) }]
      : []),
  ];
  return (
    <>
      <ListPage
        list={LIST}
        actionsOf={actionsOf}
        bulk={mayAcknowledge ? BULK : []}
        head={
          <button type="button" className="button" onClick={() => setRules(true)}>
            {words.rules}
          </button>
        }
      />
      {hasRules ? (
        <RulesDialog
          canChange={operator.permissions.includes('alarms.change')}
          onChange={reload}
          onClose={() => setRules(false)}
        />
      ) : null}
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

const BULK: readonly BulkAction[] = [{ label: words.acknowledge, action: 'acknowledge' }];

const nameOf = ({ kind }: Pick<Alarm, 'kind'>): string => words.kinds[kind] ?? kind;
function valueOf({ unit, value, currency }: Alarm): string {
  if (unit === 'money') return `${formatAmount(value)} ${currency}`;
  return unit === 'percent' ? words.percent(value) : value;
}
const PERSONAL_DATA_ACCESS: Record<Alarm['state'], string> = {
  open: 'state state--bad',
  acknowledged: 'state state--wait',
  ended: 'state',
};

function StateOf({ state }: Pick<Alarm, 'state'>) {
  return <span className={PERSONAL_DATA_ACCESS[state]}>{words.states[state]}</span>;
}

const LIST: ListDeclaration<Alarm> = {
  name: 'alarms',
  spec: ALARMS,
  caption: words.title,
  keyOf: ({ alarmId }) => alarmId,
  titleOf: (alarm) => `${nameOf(alarm)} ${alarm.title}`,
  columns: [
    { name: 'beganAt', title: words.began, cell: ({ beganAt }) => <Time at={beganAt} /> },
    { name: 'kind', title: words.kind, cell: (alarm) => <b>{nameOf(alarm)}</b> },
    { name: 'title', title: words.object, cell: ({ title }) => title },
    { name: 'value', title: words.value, cell: valueOf, isFigure: true },
    { name: 'state', title: words.state, cell: StateOf },
    { name: 'acknowledgedBy', title: words.by, cell: ({ acknowledgedBy }) => acknowledgedBy ?? '–' },
    { name: 'note', title: words.note, cell: ({ note }) => note ?? '–', isSpare: true },
    {
      name: 'endedAt',
      title: words.ended,
      cell: ({ endedAt }) => (endedAt === null ? '–' : <Time at={endedAt} />),
      isSpare: true,
    },
  ],
  fields: { object: words.object },
  choices: { state: words.states, kind: words.kinds },
  views: [
    { key: 'open', name: words.states.open, filter: ['state:eq:open'], sort: null },
    { key: 'acknowledged', name: words.states.acknowledged, filter: ['state:eq:acknowledged'], sort: null },
    { key: 'all', name: words.all, filter: [], sort: null },
  ],
  card: (alarm) => ({
    title: nameOf(alarm),
    figure: valueOf(alarm),
    state: <StateOf state={alarm.state} />,
    facts: alarm.title,
  }),
};
