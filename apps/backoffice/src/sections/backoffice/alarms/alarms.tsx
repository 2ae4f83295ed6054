import { ALARMS } from '@fairlot/contract/backoffice/lists';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import type { BulkAction, ListDeclaration } from '../../../list/list-spec.ts';
import { CaseDesk } from '../../../parts/case/case-desk.tsx';
import type { CaseSubject } from '../../../parts/case/case-types.ts';
import { loadRow } from '../../../parts/case/load-row.ts';
import { useReloadCase } from '../../../parts/case/use-reload-case.ts';
import { Time } from '../../../parts/time.tsx';
import { common } from '../../../shared/common-texts.ts';
import { formatAmount } from '../../../shared/format.ts';
import type { Operator } from '../../../shared/operator.ts';
import type { PageProps } from '../../../shared/section.ts';
import { sectionTexts } from '../section-texts.ts';
import { type Alarm, alarmsApi } from './api.ts';
import { RulesDialog } from './rules-dialog.tsx';
import { alarmTexts as words } from './texts.ts';

/** Alarms raised by rules; those that no operator has taken yet come first. */
export function Alarms({ operator, onGo }: PageProps) {
  const reload = useReloadCase(LIST.name);
  const [hasRules, setRules] = useState(false);
  const mayAcknowledge = operator.permissions.includes('alarms.acknowledge');
  return (
    <>
      <CaseDesk
        operator={operator}
        list={LIST}
        part="alarm"
        openLabel={common.open}
        titleOf={(id) => `${sectionTexts.alarms} ${id}`}
        load={(id, signal) => loadRow<Alarm>(LIST.name, `alarmId:eq:${id}`, signal)}
        subjectOf={(alarm) => alarmCase(alarm, operator, onGo)}
        bulk={mayAcknowledge ? BULK : []}
        head={<Button onClick={() => setRules(true)}>{words.rules}</Button>}
      />
      {hasRules ? (
        <RulesDialog
          canChange={operator.permissions.includes('alarms.change')}
          onChange={reload}
          onClose={() => setRules(false)}
        />
      ) : null}
    </>
  );
}

/** An alarm as a case: the measured value, its object, and the operator's note. */
function alarmCase(alarm: Alarm, operator: Operator, onGo: PageProps['onGo']): CaseSubject {
  const { alarmId, title, beganAt, endedAt, acknowledgedBy, note } = alarm;
  const show = () => onGo(alarm.page, `?${new URLSearchParams(alarm.query).toString()}`);
  const isOpen = alarm.state === 'open' && operator.permissions.includes('alarms.acknowledge');
  return {
    key: alarmId,
    number: alarmId,
    state: <StateOf state={alarm.state} />,
    title: nameOf(alarm),
    text: (
      <>
        {`${title} · ${common.started} `}
        <Time at={beganAt} />
        {endedAt === null ? null : (
          <>
            {` · ${words.ended} `}
            <Time at={endedAt} />
          </>
        )}
      </>
    ),
    owner: acknowledgedBy === null ? null : { name: acknowledgedBy, isOwn: acknowledgedBy === operator.name },
    points: [
      {
        key: 'value',
        title: `${common.value}: ${valueOf(alarm)}`,
        facts: title,
        passed: alarm.state !== 'open',
        evidence: { label: common.show, run: show },
      },
    ],
    parts: note === null ? undefined : <p>{`${common.note}: ${note}`}</p>,
    side: { title: words.object, content: <p>{title}</p> },
    take: null,
    ...(alarm.state === 'open' ? { work: { object: `alarm:${alarmId}`, mayDecide: isOpen } } : {}),
    decisions: isOpen
      ? [
          {
            key: 'acknowledge',
            letter: 'a',
            title: words.acknowledge,
            text: words.acknowledgeText,
            ends: true,
            run: (reason) => alarmsApi.acknowledge(alarmId, reason),
          },
        ]
      : [],
  };
}

const BULK: readonly BulkAction[] = [{ label: words.acknowledge, action: 'acknowledge' }];

const nameOf = ({ kind }: Pick<Alarm, 'kind'>): string => words.kinds[kind] ?? kind;
function valueOf({ unit, value, currency }: Alarm): string {
  if (unit === 'money') return `${formatAmount(value)} ${currency}`;
  return unit === 'percent' ? words.percent(value) : value;
}
const STATE_CLASSES: Record<Alarm['state'], string> = {
  open: 'state state--bad',
  acknowledged: 'state state--wait',
  ended: 'state',
};

function StateOf({ state }: Pick<Alarm, 'state'>) {
  return <span className={STATE_CLASSES[state]}>{words.states[state]}</span>;
}

const LIST: ListDeclaration<Alarm> = {
  name: 'alarms',
  spec: ALARMS,
  caption: sectionTexts.alarms,
  keyOf: ({ alarmId }) => alarmId,
  titleOf: (alarm) => `${nameOf(alarm)} ${alarm.title}`,
  columns: [
    { name: 'beganAt', title: common.started, cell: ({ beganAt }) => <Time at={beganAt} /> },
    { name: 'kind', title: common.type, cell: (alarm) => <b>{nameOf(alarm)}</b> },
    { name: 'title', title: words.object, cell: ({ title }) => title },
    { name: 'value', title: common.value, cell: valueOf, isFigure: true },
    { name: 'state', title: common.state, cell: StateOf },
    { name: 'acknowledgedBy', title: words.by, cell: ({ acknowledgedBy }) => acknowledgedBy ?? '–' },
    { name: 'note', title: common.note, cell: ({ note }) => note ?? '–', isSpare: true },
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
