import type { identityDesk, ValueOf } from '@fairlot/contract';
import { MEMBERS } from '@fairlot/contract/identity/lists';
import { useState } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import type { BulkAction, ListDeclaration, RowAction } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { Time } from '../../parts/time.tsx';
import { formatAmount } from '../../shared/format.ts';
import type { PageProps } from '../../shared/section.ts';
import { useContributions } from '../../shared/use-sections.ts';
import { identityApi } from './api.ts';
import { memberTexts as words, TRIAL_TYPE } from './texts.ts';

type Member = ValueOf<typeof identityDesk.members>['list'][number];

/** Members, to be found, disabled and enabled. */
export function Members({ operator, onGo }: PageProps) {
  const reload = useReloadList(LIST.name);
  const [action, setAction] = useState<Action | null>(null);
  const ask = ({ memberId, account, disabled }: Member) =>
    setAction({
      title: disabled ? words.enable : words.disable,
      needsReason: true,
      text: disabled ? words.enableText(account) : words.disableText(account),
      run: async (reason) => {
        await identityApi.switchMember(memberId, disabled ? 'enable' : 'disable', reason);
        reload();
      },
    });
  const canDisable = operator.permissions.includes('members.disable');
  const others = useContributions().memberActions.filter(({ permission }) => operator.permissions.includes(permission));
  const actionsOf = (member: Member): RowAction[] => [
    ...(canDisable ? [{ label: member.disabled ? words.enable : words.disable, run: () => ask(member) }] : []),
    ...others
      .filter(({ needsRealAccount }) => !needsRealAccount || member.type !== TRIAL_TYPE)
      .map(({ label, path, search }) => ({ label, run: () => onGo(path, search(member.memberId)) })),
  ];
  return (
    <>
      <ListPage
        list={LIST}
        actionsOf={canDisable || others.length > 0 ? actionsOf : undefined}
        onOpen={({ memberId }) => onGo('member', `?memberId=${memberId}`)}
        bulk={canDisable ? BULK : []}
      />
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

const BULK: readonly BulkAction[] = [
  { label: words.disable, action: 'disable' },
  { label: words.enable, action: 'enable' },
];

function StateOf({ disabled }: Pick<Member, 'disabled'>) {
  return (
    <span className={`state ${disabled ? 'state--bad' : 'state--good'}`}>
      {disabled ? words.disabled : words.active}
    </span>
  );
}

const typeOf = ({ type }: Member): string => (type === TRIAL_TYPE ? words.trial : (words.types[type] ?? String(type)));
const balanceOf = ({ balance, currency }: Member): string => `${formatAmount(balance)} ${currency}`;

const LIST: ListDeclaration<Member> = {
  name: 'members',
  spec: MEMBERS,
  caption: words.title,
  keyOf: ({ memberId }) => memberId,
  titleOf: ({ account }) => account,
  search: { field: 'find', operator: 'prefix', label: words.search },
  columns: [
    { name: 'account', title: words.name, cell: ({ account }) => <b>{account}</b> },
    { name: 'memberId', title: words.id, cell: ({ memberId }) => memberId, isFigure: true },
    { name: 'type', title: words.type, cell: typeOf },
    { name: 'disabled', title: words.state, cell: StateOf },
    { name: 'balance', title: words.balance, cell: balanceOf, isFigure: true },
    { name: 'createdAt', title: words.created, cell: ({ createdAt }) => <Time at={createdAt} /> },
  ],
  fields: {
    mobile: words.mobile,
    email: words.email,
    card: words.card,
    address: words.address,
    device: words.device,
  },
  choices: { type: { 0: words.types[0] ?? '', 1: words.types[1] ?? '', [TRIAL_TYPE]: words.trial } },
  views: [
    { key: 'all', name: words.all, filter: [], sort: null },
    { key: 'disabled', name: words.disabled, filter: ['disabled:eq:true', 'createdAt:gte:0'], sort: null },
  ],
  card: (member) => ({
    title: member.account,
    figure: balanceOf(member),
    state: <StateOf disabled={member.disabled} />,
    facts: `${typeOf(member)} · ${member.memberId}`,
  }),
};
