import type { ValueOf, verificationDesk } from '@fairlot/contract';
import { IDENTITIES } from '@fairlot/contract/verification/lists';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration, RowAction } from '../../list/list-spec.ts';
import { Time } from '../../parts/time.tsx';
import type { PageProps } from '../../shared/section.ts';
import { verificationTexts as words } from './texts.ts';

type Row = ValueOf<typeof verificationDesk.documents>['list'][number];

/** Members' documents without a decision. */
export function IdentityQueue({ onGo }: Pick<PageProps, 'onGo'>) {
  const actionsOf = ({ memberId }: Row): RowAction[] => [
    { label: words.show, isMain: true, run: () => onGo('identity', `?memberId=${memberId}`) },
  ];
  return <ListPage list={LIST} actionsOf={actionsOf} />;
}

const whatOf = ({ kind, side }: Row): string => `${words.kinds[kind] ?? kind}, ${words.sides[side] ?? side}`;
const StateOf = ({ decidedAt }: Row) => (
  <span className={decidedAt === null ? 'state state--wait' : 'state'}>
    {decidedAt === null ? words.waiting : words.looked}
  </span>
);

const LIST: ListDeclaration<Row> = {
  name: 'identities',
  spec: IDENTITIES,
  caption: words.queue,
  keyOf: ({ id }) => id,
  titleOf: ({ account }) => account,
  columns: [
    { name: 'sentAt', title: words.sentAt, cell: ({ sentAt }) => <Time at={sentAt} /> },
    { name: 'memberId', title: words.member, cell: ({ account, memberId }) => `${account} (${memberId})` },
    { name: 'kind', title: words.kind, cell: whatOf },
    { name: 'decidedAt', title: words.state, cell: StateOf },
    { name: 'id', title: 'ID', cell: ({ id }) => id, isFigure: true, isSpare: true },
  ],
  fields: { state: words.state, side: words.side },
  choices: { state: { open: words.waiting, looked: words.looked }, kind: words.kinds, side: words.sides },
  views: [
    { key: 'open', name: words.waiting, filter: ['state:eq:open'], sort: null },
    { key: 'all', name: words.all, filter: [], sort: '-id' },
  ],
  card: (row) => ({ title: row.account, state: <StateOf {...row} />, facts: whatOf(row) }),
};
