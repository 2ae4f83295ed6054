import type { agencyDesk, ValueOf } from '@fairlot/contract';
import { AGENTS } from '@fairlot/contract/agency/lists';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration, RowAction } from '../../list/list-spec.ts';
import { Time } from '../../parts/time.tsx';
import type { PageProps } from '../../shared/section.ts';
import { common } from '../../shared/common-texts.ts';
import { agencyTexts as words } from './texts.ts';
import { sectionTexts } from './section-texts.ts';

type Row = ValueOf<typeof agencyDesk.agents>['list'][number];

/** Searchable list of the agents of all teams. */
export function Agents({ onGo }: PageProps) {
  const open = ({ memberId }: Row) => onGo('agent-tree', `?memberId=${memberId}`);
  const actionsOf = (row: Row): RowAction[] => [{ label: words.open, run: () => open(row) }];
  return <ListPage list={LIST} actionsOf={actionsOf} onOpen={open} />;
}

const yesNo = (is: boolean) => (is ? common.yes : common.no);

const LIST: ListDeclaration<Row> = {
  name: 'agents',
  spec: AGENTS,
  caption: sectionTexts.agents,
  keyOf: ({ memberId }) => memberId,
  titleOf: ({ account }) => account,
  columns: [
    { name: 'account', title: words.account, cell: ({ account }) => account },
    { name: 'uplineAccount', title: common.upline, cell: ({ uplineAccount }) => uplineAccount ?? '–' },
    { name: 'level', title: words.level, cell: ({ level }) => level, isFigure: true },
    { name: 'below', title: words.below, cell: ({ below }) => below, isFigure: true },
    { name: 'mayTransfer', title: words.transfers, cell: ({ mayTransfer }) => yesNo(mayTransfer) },
    { name: 'joinedAt', title: words.joined, cell: ({ joinedAt }) => <Time at={joinedAt} /> },
    { name: 'memberId', title: 'ID', cell: ({ memberId }) => memberId, isFigure: true, isSpare: true },
  ],
  fields: { account: words.account, uplineId: common.upline, mayTransfer: words.transfers },
  choices: { mayTransfer: { yes: common.yes, no: common.no } },
  views: [{ key: 'all', name: words.all, filter: [], sort: null }],
  card: ({ account, below, uplineAccount, joinedAt }) => ({
    title: account,
    figure: below,
    state: uplineAccount ?? words.top,
    facts: <Time at={joinedAt} />,
  }),
};
