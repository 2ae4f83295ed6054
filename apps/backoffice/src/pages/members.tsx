import type { identityDesk, ValueOf } from '@fairlot/contract';
import { type SyntheticEvent, useCallback, useState } from 'react';
import type { Operator } from '../app.tsx';
import { type Action, ActionDialog } from '../parts/action-dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Loaded } from '../parts/states.tsx';
import { type Column, Pager, Table } from '../parts/table.tsx';
import { api } from '../shared/api.ts';
import { formatAmount, formatTime } from '../shared/format.ts';
import { texts } from '../shared/texts.ts';
import { useLoad } from '../shared/use-load.ts';

type Member = ValueOf<typeof identityDesk.members>['list'][number];
const TRIAL_TYPE = 4;

/** Members, to be found, disabled and enabled. */
export function Members({ operator, onAdjust }: { operator: Operator; onAdjust: (memberId: string) => void }) {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState({ search: '', pageNo: 1 });
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => api.members(wanted, signal), [wanted]));
  const [action, setAction] = useState<Action | null>(null);
  const find = (event: SyntheticEvent) => {
    event.preventDefault();
    setWanted({ search: text.trim(), pageNo: 1 });
  };
  const ask = ({ memberId, account, disabled }: Member) =>
    setAction({
      title: disabled ? texts.member.enable : texts.member.disable,
      needsReason: true,
      text: disabled ? texts.member.enableText(account) : texts.member.disableText(account),
      run: async (reason) => {
        await api.switchMember(memberId, disabled ? 'enable' : 'disable', reason);
        reload();
      },
    });
  const canDisable = operator.permissions.includes('members.disable');
  const canAdjust = operator.permissions.includes('balance.adjust');
  const actions: Column<Member> = {
    title: texts.actions,
    cell: (member) => (
      <span className="row">
        {canDisable ? (
          <button
            type="button"
            className="btn"
            aria-label={`${member.disabled ? texts.member.enable : texts.member.disable} ${member.account}`}
            onClick={() => ask(member)}
          >
            {member.disabled ? texts.member.enable : texts.member.disable}
          </button>
        ) : null}
        {canAdjust && member.type !== TRIAL_TYPE ? (
          <button
            type="button"
            className="btn"
            aria-label={`${texts.member.adjust} ${member.account}`}
            onClick={() => onAdjust(member.memberId)}
          >
            {texts.member.adjust}
          </button>
        ) : null}
      </span>
    ),
  };
  return (
    <>
      <form role="search" className="filters" onSubmit={find}>
        <Field label={texts.member.search} value={text} onChange={setText} type="search" maxLength={32} />
        <button type="submit" className="btn primary">
          {texts.member.find}
        </button>
      </form>
      <Loaded state={state} onRetry={reload}>
        {({ list, totalPages }) => (
          <>
            <Table
              caption={texts.members}
              rows={list}
              keyOf={({ memberId }) => memberId}
              columns={canDisable || canAdjust ? [...COLUMNS, actions] : COLUMNS}
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
  { title: texts.member.id, cell: ({ memberId }) => memberId, isFigure: true },
  { title: texts.member.name, cell: ({ account }) => account },
  {
    title: texts.member.type,
    cell: ({ type }) => (type === TRIAL_TYPE ? texts.member.trial : (texts.member.types[type] ?? String(type))),
  },
  {
    title: texts.member.balance,
    cell: ({ balance, currency }) => `${formatAmount(balance)} ${currency}`,
    isFigure: true,
  },
  { title: texts.member.created, cell: ({ createdAt }) => formatTime(createdAt) },
  {
    title: texts.member.state,
    cell: ({ disabled }) => (
      <span className={disabled ? 'badge neg' : 'badge pos'}>
        {disabled ? texts.member.disabled : texts.member.active}
      </span>
    ),
  },
];
