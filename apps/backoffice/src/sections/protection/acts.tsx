import type { protectionDesk, ValueOf } from '@fairlot/contract';
import { PROTECTION_ACTS } from '@fairlot/contract/protection/lists';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration, RowAction } from '../../list/list-spec.ts';
import { Time } from '../../parts/time.tsx';
import type { PageProps } from '../../shared/section.ts';
import { common } from '../../shared/common-texts.ts';
import { actDetail } from './act-detail.ts';
import { protectionTexts as words } from './texts.ts';

type Act = ValueOf<typeof protectionDesk.acts>['list'][number];

/** Log of all members' limits, breaks, exclusions, contacts and complaints, with an export for authorities. */
export function Acts({ onGo }: Pick<PageProps, 'onGo'>) {
  const actionsOf = ({ memberId }: Act): RowAction[] => [
    { label: common.showMember, run: () => onGo('protection', `?memberId=${memberId}`) },
  ];
  return <ListPage list={LIST} actionsOf={actionsOf} />;
}

const LIST: ListDeclaration<Act> = {
  name: 'protectionActs',
  spec: PROTECTION_ACTS,
  caption: words.title,
  keyOf: ({ id }) => id,
  titleOf: ({ account }) => account,
  columns: [
    { name: 'at', title: words.at, cell: ({ at }) => <Time at={at} /> },
    { name: 'memberId', title: common.member, cell: ({ account, memberId }) => `${account} (${memberId})` },
    { name: 'act', title: common.event, cell: ({ act }) => words.acts[act] ?? act },
    { name: 'detail', title: common.details, cell: ({ detail }) => actDetail(detail) },
    { name: 'id', title: 'ID', cell: ({ id }) => id, isFigure: true, isSpare: true },
  ],
  choices: { act: words.acts },
  views: [
    { key: 'all', name: words.all, filter: [], sort: null },
    { key: 'limits', name: words.limits, filter: ['act:prefix:limit.'], sort: null },
    {
      key: 'breaks',
      name: words.breaks,
      filter: ['act:in:timeout.started,exclusion.started,return.asked,register.excluded,register.cleared'],
      sort: null,
    },
    { key: 'contacts', name: words.contacts, filter: ['act:in:contact.noted,complaint.noted'], sort: null },
  ],
  card: ({ account, act, at, detail }) => ({
    title: account,
    figure: <Time at={at} />,
    state: words.acts[act] ?? act,
    facts: actDetail(detail),
  }),
};
