import type { identityDesk, ValueOf } from '@fairlot/contract';
import { type SyntheticEvent, useCallback, useState } from 'react';
import { type Action, ActionDialog } from '../../parts/action-dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Pager, Table } from '../../parts/table.tsx';
import { formatAmount, formatTime } from '../../shared/format.ts';
import type { PageProps } from '../../shared/section.ts';
import { texts } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';
import { useContributions } from '../../shared/use-sections.ts';
import { identityApi } from './api.ts';
import { memberTexts } from './texts.ts';

type Member = ValueOf<typeof identityDesk.members>['list'][number];
const TRIAL_TYPE = 4;

/** Members, to be found, disabled and enabled. */
export function Members({ operator, onGo }: Pick<PageProps, 'operator' | 'onGo'>) {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState({ search: '', pageNo: 1 });
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => identityApi.members(wanted, signal), [wanted]),
  );
  const [action, setAction] = useState<Action | null>(null);
  const find = (event: SyntheticEvent) => {
    event.preventDefault();
    setWanted({ search: text.trim(), pageNo: 1 });
  };
  const ask = ({ memberId, account, disabled }: Member) =>
    setAction({
      title: disabled ? memberTexts.enable : memberTexts.disable,
      needsReason: true,
      text: disabled ? memberTexts.enableText(account) : memberTexts.disableText(account),
      run: async (reason) => {
        await identityApi.switchMember(memberId, disabled ? 'enable' : 'disable', reason);
        reload();
      },
    });
  const canDisable = operator.permissions.includes('members.disable');
  const others = useContributions().memberActions.filter(({ permission }) => operator.permissions.includes(permission));
  const actions: Column<Member> = {
    title: texts.actions,
    cell: (member) => (
      <span className="row">
        {canDisable ? (
          <button
            type="button"
            className="button"
            aria-label={`${member.disabled ? memberTexts.enable : memberTexts.disable} ${member.account}`}
            onClick={() => ask(member)}
          >
            {member.disabled ? memberTexts.enable : memberTexts.disable}
          </button>
        ) : null}
        {others
          .filter(({ needsRealAccount }) => !needsRealAccount || member.type !== TRIAL_TYPE)
          .map(({ label, path, search }) => (
            <button
              key={label}
              type="button"
              className="button"
              aria-label={`${label} ${member.account}`}
              onClick={() => onGo(path, search(member.memberId))}
            >
              {label}
            </button>
          ))}
      </span>
    ),
  };
  return (
    <>
      <form role="search" className="filters" onSubmit={find}>
        <Field label={memberTexts.search} value={text} onChange={setText} type="search" maxLength={32} />
        <button type="submit" className="button button--primary">
          {memberTexts.find}
        </button>
      </form>
      <Loaded state={state} onRetry={reload}>
        {({ list, totalPages }) => (
          <>
            <Table
              caption={memberTexts.title}
              rows={list}
              keyOf={({ memberId }) => memberId}
              columns={canDisable || others.length > 0 ? [...COLUMNS, actions] : COLUMNS}
            />
            <Pager page={wanted.pageNo} pages={totalPages} onPage={(pageNo) => setWanted({ ...wanted, pageNo })} />
          </>
        )}
      </Loaded>
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

const COLUMNS: readonly Column<Member>[] = [
  { title: memberTexts.id, cell: ({ memberId }) => memberId, isFigure: true },
  { title: memberTexts.name, cell: ({ account }) => account },
  {
    title: memberTexts.type,
    cell: ({ type }) => (type === TRIAL_TYPE ? memberTexts.trial : (memberTexts.types[type] ?? String(type))),
  },
  {
    title: memberTexts.balance,
    cell: ({ balance, currency }) => `${formatAmount(balance)} ${currency}`,
    isFigure: true,
  },
  { title: memberTexts.created, cell: ({ createdAt }) => formatTime(createdAt) },
  {
    title: memberTexts.state,
    cell: ({ disabled }) => (
      <span className={disabled ? 'badge badge--negative' : 'badge badge--positive'}>
        {disabled ? memberTexts.disabled : memberTexts.active}
      </span>
    ),
  },
];
