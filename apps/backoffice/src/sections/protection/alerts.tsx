import type { protectionDesk, ValueOf } from '@fairlot/contract';
import { PROTECTION_ALERTS } from '@fairlot/contract/protection/lists';
import type { ListDeclaration } from '../../list/list-spec.ts';
import { CaseDesk } from '../../parts/case/case-desk.tsx';
import type { CaseDecision, CaseSubject } from '../../parts/case/case-types.ts';
import { loadRow } from '../../parts/case/load-row.ts';
import { MemberSide } from '../../parts/case/member-side.tsx';
import { Time } from '../../parts/time.tsx';
import type { Operator } from '../../shared/operator.ts';
import type { PageProps } from '../../shared/section.ts';
import { common } from '../../shared/common-texts.ts';
import { alertTexts as words } from './alert-texts.ts';
import { protectionApi } from './api.ts';
import { protectionTexts } from './texts.ts';
import { sectionTexts } from './section-texts.ts';

type Alert = ValueOf<typeof protectionDesk.alerts>['list'][number];

/** Signs of harm, and the measures taken for each. */
export function AlertsPage({ operator, onGo }: PageProps) {
  return (
    <CaseDesk
      operator={operator}
      list={LIST}
      part="alert"
      openLabel={words.close}
      titleOf={(id) => `${sectionTexts.alerts} ${id}`}
      load={(id, signal) => loadRow<Alert>(LIST.name, `id:eq:${id}`, signal)}
      subjectOf={(alert) => alertCase(alert, operator, onGo)}
    />
  );
}

/** A sign of harm as a case: the figure beside the usual one, the member, and what was agreed. */
function alertCase(alert: Alert, operator: Operator, onGo: PageProps['onGo']): CaseSubject {
  const { id, memberId, account, beganAt, closedAt, now, before } = alert;
  const openProtection = () => onGo('protection', `?memberId=${memberId}`);
  const isOpen = closedAt === null && operator.permissions.includes('protection.note');
  return {
    key: id,
    number: id,
    state: <StateOf {...alert} />,
    title: account,
    text: (
      <>
        {`${common.started} `}
        <Time at={beganAt} />
      </>
    ),
    owner: null,
    buttons: [{ label: common.showMember, run: openProtection }],
    points: [
      {
        key: 'marker',
        title: markerOf(alert),
        facts: words.compared(now, before),
        passed: closedAt !== null,
        evidence: { label: protectionTexts.markers, run: openProtection },
      },
    ],
    parts: closedAt === null ? undefined : <p>{doneOf(alert)}</p>,
    side: {
      title: common.member,
      content: operator.permissions.includes('members.read') ? <MemberSide memberId={memberId} /> : null,
    },
    take: null,
    work: { object: `alert:${id}`, mayDecide: isOpen },
    decisions: isOpen ? OUTCOMES.map(([outcome, letter]) => decisionOf(id, outcome, letter)) : [],
  };
}

const OUTCOMES = [
  ['spoken', 's'],
  ['limit', 'l'],
  ['watched', 'w'],
  ['none', 'n'],
] as const;

function decisionOf(id: string, outcome: (typeof OUTCOMES)[number][0], letter: string): CaseDecision {
  return {
    key: outcome,
    letter,
    title: words.outcomes[outcome] ?? outcome,
    text: outcome === 'spoken' ? words.spokenHint : '',
    ends: true,
    reason: { label: words.note, hint: words.noteHint },
    run: (note) => protectionApi.closeAlert(id, { outcome, note }),
  };
}

const markerOf = ({ marker }: Alert): string => protectionTexts.markerNames[marker] ?? marker;
const figureOf = ({ marker, now, before }: Alert): string =>
  `${now} (${marker === 'vulnerable' ? words.from : protectionTexts.usual} ${before})`;
const doneOf = ({ outcome, note, closedBy }: Alert): string =>
  outcome === null ? '' : `${words.outcomes[outcome] ?? outcome}: ${note ?? ''} (${closedBy ?? ''})`;
const StateOf = ({ closedAt }: Alert) => (
  <span className={closedAt === null ? 'state state--wait' : 'state'}>
    {closedAt === null ? words.open : words.handled}
  </span>
);

const LIST: ListDeclaration<Alert> = {
  name: 'protectionAlerts',
  spec: PROTECTION_ALERTS,
  caption: sectionTexts.alerts,
  keyOf: ({ id }) => id,
  titleOf: ({ account }) => account,
  columns: [
    { name: 'beganAt', title: common.started, cell: ({ beganAt }) => <Time at={beganAt} /> },
    {
      name: 'memberId',
      title: common.member,
      cell: ({ account, memberId }) => `${account} (${memberId})`,
    },
    { name: 'marker', title: words.marker, cell: markerOf },
    { name: 'now', title: common.value, cell: figureOf },
    { name: 'closedAt', title: common.state, cell: StateOf },
    { name: 'outcome', title: words.done, cell: doneOf },
    { name: 'id', title: 'ID', cell: ({ id }) => id, isFigure: true, isSpare: true },
  ],
  fields: { state: common.state },
  choices: {
    state: { open: words.open, handled: words.handled },
    marker: protectionTexts.markerNames,
    outcome: words.outcomes,
  },
  views: [
    { key: 'open', name: words.open, filter: ['state:eq:open'], sort: null },
    { key: 'handled', name: words.handled, filter: ['state:eq:handled'], sort: '-id' },
    { key: 'all', name: protectionTexts.all, filter: [], sort: '-id' },
  ],
  card: (alert) => ({
    title: alert.account,
    figure: <Time at={alert.beganAt} />,
    state: <StateOf {...alert} />,
    facts: `${markerOf(alert)}: ${figureOf(alert)} ${doneOf(alert)}`,
  }),
};
