import type { ListField } from '@fairlot/contract';
import { MEMBERS } from '@fairlot/contract/people/lists';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { LABELS, LABELS_OR_NEW } from '../../form/picker/label-source.ts';
import { ListPage } from '../../list/list-page.tsx';
import type { BulkAction, ListDeclaration, RowAction, RowCard } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { MemberFace } from '../../parts/member-face.tsx';
import { Time } from '../../parts/time.tsx';
import { common } from '../../shared/common-texts.ts';
import { formatAmount } from '../../shared/format.ts';
import type { ListedMember as Member, MemberColumn, PageProps } from '../../shared/section.ts';
import { useContributions } from '../../shared/use-sections.ts';
import { identityApi } from './api.ts';
import { memberTexts as words, TRIAL_TYPE } from './texts.ts';

/** Searchable list of members, with actions to disable and enable them. */
export function Members({ operator, onGo }: PageProps) {
  const list = useMemberList(operator.permissions);
  const reload = useReloadList(list.name);
  const [action, setAction] = useState<Action | null>(null);
  const ask = ({ memberId, account, disabled }: Member) =>
    setAction({
      title: disabled ? words.enable : common.disable,
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
    ...(canDisable ? [{ label: member.disabled ? words.enable : common.disable, run: () => ask(member) }] : []),
    ...others
      .filter(({ needsRealAccount }) => !needsRealAccount || member.type !== TRIAL_TYPE)
      .map(({ label, path, search }) => ({ label, run: () => onGo(path, search(member.memberId)) })),
  ];
  return (
    <>
      <ListPage
        list={list}
        actionsOf={canDisable || others.length > 0 ? actionsOf : undefined}
        onOpen={({ memberId }) => onGo('member', `?memberId=${memberId}`)}
        bulk={[...(canDisable ? BULK : []), ...(operator.permissions.includes('members.label') ? LABEL_BULK : [])]}
      />
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

/** The list with those columns of all rooms that the operator may see. */
function useMemberList(permissions: readonly string[]): ListDeclaration<Member> {
  const { memberColumns } = useContributions();
  const { data: labelsByName = NO_LABELS } = useQuery({
    queryKey: ['choices', 'labels-by-name'],
    queryFn: async ({ signal }) =>
      Object.fromEntries((await identityApi.labels(signal)).map(({ label }) => [label, label] as const)),
  });
  return useMemo(() => {
    const isSeen = ({ name }: MemberColumn) => {
      const permission = MEMBERS_FIELDS[name]?.permission;
      return permission === undefined || permissions.includes(permission);
    };
    const columns = [...COLUMNS, ...memberColumns].filter(isSeen).toSorted((a, b) => a.place - b.place);
    return {
      ...LIST,
      columns,
      choices: { ...LIST.choices, label: labelsByName },
      card: (member) => cardOf(member, columns),
    };
  }, [memberColumns, permissions, labelsByName]);
}

const BULK: readonly BulkAction[] = [
  { label: common.disable, action: 'disable' },
  { label: words.enable, action: 'enable' },
];

/** Labels are added to the selected members, or removed from them. */
const LABEL_BULK: readonly BulkAction[] = [
  {
    label: words.addLabels,
    action: 'label',
    values: { label: words.labels, hint: words.labelsHint, source: LABELS_OR_NEW },
  },
  { label: words.removeLabels, action: 'unlabel', values: { label: words.labels, source: LABELS } },
];

function NameOf({ account, avatar }: Pick<Member, 'account' | 'avatar'>) {
  return (
    <span className="member-name">
      <MemberFace account={account} avatar={avatar} />
      <b>{account}</b>
    </span>
  );
}

function StateOf({ disabled }: Pick<Member, 'disabled'>) {
  return (
    <span className={`state ${disabled ? 'state--bad' : 'state--good'}`}>
      {disabled ? common.disabled : common.active}
    </span>
  );
}

const typeOf = ({ type }: Member): string => (type === TRIAL_TYPE ? common.trial : (words.types[type] ?? String(type)));
const balanceOf = ({ balance, currency }: Member): string => `${formatAmount(balance)} ${currency}`;

const NO_LABELS: Readonly<Record<string, string>> = {};
const MEMBERS_FIELDS: Readonly<Record<string, ListField>> = MEMBERS.fields;

const COLUMNS: readonly MemberColumn[] = [
  { name: 'account', title: common.name, place: 0, cell: NameOf },
  { name: 'memberId', title: common.id, place: 10, cell: ({ memberId }) => memberId, isFigure: true },
  { name: 'disabled', title: common.state, place: 30, cell: StateOf },
  { name: 'balance', title: common.balance, place: 40, cell: balanceOf, isFigure: true },
  { name: 'type', title: common.type, place: 100, cell: typeOf, isSpare: true },
  { name: 'labels', title: words.labels, place: 105, cell: ({ labels }) => labels.join(', '), isSpare: true },
  {
    name: 'createdAt',
    title: words.created,
    place: 110,
    cell: ({ createdAt }) => <Time at={createdAt} />,
    isSpare: true,
  },
];

const LIST: Omit<ListDeclaration<Member>, 'card' | 'columns'> = {
  name: 'members',
  spec: MEMBERS,
  caption: common.members,
  keyOf: ({ memberId }) => memberId,
  titleOf: ({ account }) => account,
  search: { field: 'find', operator: 'prefix', label: common.nameOrId },
  fields: {
    label: common.label,
    mobile: words.mobile,
    email: words.email,
    card: words.card,
    address: words.address,
    device: words.device,
  },
  choices: {
    disabled: { true: common.disabled, false: common.active },
    type: { 0: words.types[0] ?? '', 1: words.types[1] ?? '', [TRIAL_TYPE]: common.trial },
  },
  views: [
    { key: 'all', name: words.all, filter: [], sort: null },
    { key: 'disabled', name: common.disabled, filter: ['disabled:eq:true', 'createdAt:gte:0'], sort: null },
  ],
};

/** A member on a phone, with the facts that rooms give for it. */
function cardOf(member: Member, columns: readonly MemberColumn[]): RowCard {
  return {
    title: <NameOf {...member} />,
    figure: balanceOf(member),
    state: <StateOf disabled={member.disabled} />,
    facts: (
      <span className="card-facts">
        {columns
          .filter(({ isOnCard }) => isOnCard)
          .map(({ name, cell }) => (
            <span key={name}>{cell(member)}</span>
          ))}
        <span>{member.memberId}</span>
      </span>
    ),
  };
}
