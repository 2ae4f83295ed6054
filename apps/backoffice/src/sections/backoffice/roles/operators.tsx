import { OPERATORS } from '@fairlot/contract/backoffice/lists';
import { requestOperatorRole } from '@fairlot/contract/backoffice/desk-roles';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { type Action, ActionDialog } from '../../../form/action-dialog.tsx';
import { ReasonField, SelectField } from '../../../form/fields.tsx';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { useContractForm } from '../../../form/use-contract-form.ts';
import { ListPage } from '../../../list/list-page.tsx';
import type { ListDeclaration, RowAction } from '../../../list/list-spec.ts';
import { useReloadList } from '../../../list/use-reload-list.ts';
import { Time } from '../../../parts/time.tsx';
import { common } from '../../../shared/common-texts.ts';
import { createRequestKeys } from '../../../shared/request-key.ts';
import type { PageProps } from '../../../shared/section.ts';
import { useAddressOnce } from '../../../shared/use-address-part.ts';
import { useLoad } from '../../../shared/use-load.ts';
import { FirstPasswordDialog } from '../people/first-password-dialog.tsx';
import { IdleButton } from '../people/idle-button.tsx';
import { NewOperatorDialog } from '../people/new-operator-dialog.tsx';
import { peopleTexts } from '../people/texts.ts';
import { sectionTexts } from '../section-texts.ts';
import { type ListedOperator, rolesApi } from './api.ts';
import { roleTexts as words } from './texts.ts';

/** Operators with their role and last log-in. */
export function Operators({ operator }: PageProps) {
  const reload = useReloadList(LIST.name);
  const { state } = useLoad(rolesApi.roles);
  const [moved, setMoved] = useState<ListedOperator | null>(null);
  const [newOperator, setNewOperator] = useState<ListedOperator | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [notice, setNotice] = useState('');
  const roles = state.kind === 'ready' ? state.value.roles.map(({ role }) => role) : [];
  const { action, setAction, disable, reset } = useOperatorActions(reload, () => setNotice(common.requested));
  const actionsOf = (row: ListedOperator): RowAction[] =>
    row.disabled || row.name === operator.name
      ? []
      : [
          { label: words.giveRole, run: () => setMoved(row) },
          { label: peopleTexts.reset, run: () => reset(row) },
          { label: common.disable, run: () => disable(row) },
          ...(row.isNew ? [{ label: peopleTexts.tell, isMain: true, run: () => setNewOperator(row) }] : []),
        ];
  const canChange = operator.permissions.includes('operators.change');
  useAddressOnce('do', canChange && roles.length > 0 ? 'add' : null, () => setAdding(true));
  return (
    <>
      <ListPage
        list={LIST}
        notice={notice}
        actionsOf={canChange ? actionsOf : undefined}
        head={
          <>
            <IdleButton canChange={canChange} onSaved={() => setNotice(common.saved)} />
            {canChange ? (
              <Button variant="fill" onClick={() => setAdding(true)}>
                {peopleTexts.add}
              </Button>
            ) : null}
          </>
        }
      />
      {isAdding ? (
        <NewOperatorDialog roles={roles} onAsked={() => setNotice(common.requested)} onClose={() => setAdding(false)} />
      ) : null}
      {newOperator === null ? null : (
        <FirstPasswordDialog operator={newOperator} onClose={() => setNewOperator(null)} />
      )}
      <ActionDialog action={action} onClose={() => setAction(null)} />
      {moved === null ? null : (
        <RoleDialog
          operator={moved}
          roles={roles}
          onClose={() => setMoved(null)}
          onAsked={() => setNotice(common.requested)}
        />
      )}
    </>
  );
}

/** Requests for a reason: `onDone` follows a disabling, `onAsked` a request to a second operator. */
function useOperatorActions(onDone: () => void, onAsked: () => void) {
  const [action, setAction] = useState<Action | null>(null);
  const [keyOf] = useState(createRequestKeys);
  const disable = ({ operatorId, name }: ListedOperator) =>
    setAction({
      title: common.disable,
      needsReason: true,
      text: words.disableText(name),
      run: async (reason) => {
        await rolesApi.disable(operatorId, reason);
        onDone();
      },
    });
  const reset = ({ operatorId, name }: ListedOperator) =>
    setAction({
      title: peopleTexts.reset,
      needsReason: true,
      text: peopleTexts.resetText(name),
      run: async (reason) => {
        await rolesApi.requestReset(operatorId, { reason, requestKey: keyOf([operatorId, 'reset', reason]) });
        keyOf.renew();
        onAsked();
      },
    });
  return { action, setAction, disable, reset };
}

interface RoleDialogProps {
  operator: ListedOperator;
  roles: readonly string[];
  onClose: () => void;
  onAsked: () => void;
}

function RoleDialog({ operator: { operatorId, name, role: former }, roles, onClose, onAsked }: RoleDialogProps) {
  const form = useContractForm({
    call: requestOperatorRole,
    draft: { role: former, reason: '' },
    toBody: ({ role, reason }, keyOf) => ({
      role,
      reason: reason.trim(),
      requestKey: keyOf([operatorId, role, reason.trim()]),
    }),
  });
  const ask = async (body: Parameters<typeof rolesApi.requestOperatorRole>[1]) => {
    await rolesApi.requestOperatorRole(operatorId, body);
    onAsked();
  };
  return (
    <FormDialog
      form={form}
      title={`${words.giveRole}: ${name}`}
      submit={common.requestApproval}
      onSend={ask}
      onClose={onClose}
    >
      <p>{words.giveRoleText}</p>
      <SelectField at={form.at('role')} label={common.role} options={roles.map((value) => ({ value, label: value }))} />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}

function StateOf({ disabled, isNew }: Pick<ListedOperator, 'disabled' | 'isNew'>) {
  if (isNew && !disabled) return <span className="state state--wait">{peopleTexts.isNew}</span>;
  return <span className={disabled ? 'state' : 'state state--good'}>{disabled ? common.disabled : common.active}</span>;
}

const seenAt = ({ lastSeenAt }: ListedOperator) => (lastSeenAt === null ? common.never : <Time at={lastSeenAt} />);

const LIST: ListDeclaration<ListedOperator> = {
  name: 'operators',
  spec: OPERATORS,
  caption: sectionTexts.operators,
  keyOf: ({ operatorId }) => operatorId,
  titleOf: ({ name }) => name,
  search: { field: 'name', operator: 'prefix', label: common.nameBegins },
  columns: [
    { name: 'name', title: common.name, cell: ({ name }) => <b>{name}</b> },
    { name: 'role', title: common.role, cell: ({ role }) => role },
    { name: 'disabled', title: common.state, cell: StateOf },
    { name: 'hasFactor', title: words.factor, cell: ({ hasFactor }) => (hasFactor ? words.hasFactor : words.noFactor) },
    { name: 'createdAt', title: words.created, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { name: 'lastSeenAt', title: common.lastSeen, cell: seenAt },
    { name: 'isNew', title: peopleTexts.isNew, cell: ({ isNew }) => (isNew ? '✓' : '–'), isSpare: true },
    { name: 'operatorId', title: 'Id', cell: ({ operatorId }) => operatorId, isFigure: true, isSpare: true },
  ],
  choices: { disabled: { true: common.disabled, false: common.active } },
  views: [
    { key: 'active', name: common.active, filter: ['disabled:eq:false'], sort: null },
    { key: 'all', name: words.all, filter: [], sort: null },
  ],
  card: (row) => ({ title: row.name, figure: row.role, state: <StateOf {...row} />, facts: seenAt(row) }),
};
