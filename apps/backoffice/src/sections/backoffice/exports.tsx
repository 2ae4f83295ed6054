import type { backoffice, ValueOf } from '@fairlot/contract';
import { EXPORTS } from '@fairlot/contract/backoffice/lists';
import { useState } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration, RowAction } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { Time } from '../../parts/time.tsx';
import { download } from '../../shared/api.ts';
import { common } from '../../shared/common-texts.ts';
import { formatCount } from '../../shared/format.ts';
import { messageOf } from '../../shared/message-of.ts';
import { texts } from '../../shared/texts.ts';
import { backofficeApi } from './api.ts';
import { sectionTexts } from './section-texts.ts';
import { exportTexts as words } from './texts.ts';

type Row = ValueOf<typeof backoffice.exports>['list'][number];
const STATE_CLASSES: Record<Row['state'], string> = {
  waiting: 'state state--wait',
  running: 'state state--info',
  done: 'state state--good',
  failed: 'state state--bad',
  cancelled: 'state',
};

/** The operator's own exports of the last day. */
export function Exports() {
  const reload = useReloadList(LIST.name);
  const [notice, setNotice] = useState('');
  const attempt = (work: () => Promise<unknown>) => {
    setNotice('');
    work().then(reload, (error: unknown) => setNotice(messageOf(error)));
  };
  const actionsOf = ({ jobId, state }: Row): RowAction[] => {
    const isOpen = state === 'waiting' || state === 'running';
    const dropping = {
      label: isOpen ? texts.cancel : common.drop,
      run: () => attempt(() => backofficeApi.dropExport(jobId)),
    };
    return state === 'done'
      ? [{ label: common.download, run: () => attempt(() => download(`/exports/${jobId}/file`)) }, dropping]
      : [dropping];
  };
  return <ListPage list={LIST} actionsOf={actionsOf} notice={notice} />;
}

const LIST: ListDeclaration<Row> = {
  name: 'exports',
  spec: EXPORTS,
  caption: sectionTexts.exports,
  keyOf: ({ jobId }) => jobId,
  titleOf: ({ list, createdAt }) => `${list} ${new Date(createdAt).toISOString()}`,
  columns: [
    { name: 'list', title: words.list, cell: ({ list }) => <b>{list}</b> },
    {
      name: 'state',
      title: common.state,
      cell: ({ state }) => <span className={STATE_CLASSES[state]}>{words.states[state]}</span>,
    },
    { name: 'rows', title: common.rows, cell: ({ rows }) => formatCount(rows), isFigure: true },
    { name: 'createdAt', title: words.created, cell: ({ createdAt }) => <Time at={createdAt} /> },
    {
      name: 'finishedAt',
      title: words.finished,
      cell: ({ finishedAt }) => (finishedAt === null ? '–' : <Time at={finishedAt} />),
    },
  ],
  choices: { state: words.states },
  views: [{ key: 'all', name: words.all, filter: [], sort: null }],
  card: ({ list, state, rows, createdAt }) => ({
    title: list,
    figure: formatCount(rows),
    state: <span className={STATE_CLASSES[state]}>{words.states[state]}</span>,
    facts: <Time at={createdAt} />,
  }),
};
