import type { protectionDesk, ValueOf } from '@fairlot/contract';
import { PROTECTION_ALERTS } from '@fairlot/contract/protection/lists';
import { useState } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration, RowAction } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { Time } from '../../parts/time.tsx';
import type { PageProps } from '../../shared/section.ts';
import { CloseAlertDialog } from './close-alert-dialog.tsx';
import { alertTexts as words } from './alert-texts.ts';
import { protectionTexts } from './texts.ts';

type Alert = ValueOf<typeof protectionDesk.alerts>['list'][number];

/** Signs of harm, and the measures taken for each. */
export function AlertsPage({ operator, onGo }: PageProps) {
  const [closing, setClosing] = useState<Alert | null>(null);
  const reload = useReloadList('protectionAlerts');
  const mayNote = operator.permissions.includes('protection.note');
  const actionsOf = (alert: Alert): RowAction[] => [
    ...(mayNote && alert.closedAt === null ? [{ label: words.close, isMain: true, run: () => setClosing(alert) }] : []),
    { label: protectionTexts.show, run: () => onGo('protection', `?memberId=${alert.memberId}`) },
  ];
  return (
    <>
      <ListPage list={LIST} actionsOf={actionsOf} />
      {closing !== null && (
        <CloseAlertDialog
          alert={closing}
          onClose={() => {
            setClosing(null);
            reload();
          }}
        />
      )}
    </>
  );
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
  caption: words.title,
  keyOf: ({ id }) => id,
  titleOf: ({ account }) => account,
  columns: [
    { name: 'beganAt', title: words.began, cell: ({ beganAt }) => <Time at={beganAt} /> },
    {
      name: 'memberId',
      title: protectionTexts.member,
      cell: ({ account, memberId }) => `${account} (${memberId})`,
    },
    { name: 'marker', title: words.marker, cell: markerOf },
    { name: 'now', title: words.figure, cell: figureOf },
    { name: 'closedAt', title: words.state, cell: StateOf },
    { name: 'outcome', title: words.done, cell: doneOf },
    { name: 'id', title: 'ID', cell: ({ id }) => id, isFigure: true, isSpare: true },
  ],
  fields: { state: words.state },
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
