import { requestRole } from '@fairlot/contract/backoffice/desk-roles';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { TextField } from '../../../form/fields.tsx';
import { Form } from '../../../form/form.tsx';
import { useContractForm } from '../../../form/use-contract-form.ts';
import { Loaded } from '../../../parts/states.tsx';
import { common } from '../../../shared/common-texts.ts';
import { newRequestKey } from '../../../shared/request-key.ts';
import type { PageProps } from '../../../shared/section.ts';
import { useAddressPart } from '../../../shared/use-address-part.ts';
import { useLoad } from '../../../shared/use-load.ts';
import { type Role, type Roles, rolesApi } from './api.ts';
import { RoleEditor } from './role-editor.tsx';
import './roles.css';
import { sectionTexts } from '../section-texts.ts';
import { roleTexts as words } from './texts.ts';

/** Roles as sets of permissions; changing one takes two operators. */
export function RolesPage({ operator }: PageProps) {
  const { state, reload } = useLoad(rolesApi.roles);
  const canChange = operator.permissions.includes('operators.change');
  return (
    <Loaded state={state} onRetry={reload}>
      {(loaded) => <Board loaded={loaded} canChange={canChange} onReload={reload} />}
    </Loaded>
  );
}

interface BoardProps {
  loaded: Roles;
  canChange: boolean;
  onReload: () => void;
}

function Board({ loaded: { roles, permissions }, canChange, onReload }: BoardProps) {
  // The role is in the address, so switching roles is a navigation and asks about unsent changes.
  const [given, setWanted] = useAddressPart('role');
  // A new role, which is not stored before its approval. Other names that do not exist show the first role.
  const [named, setNamed] = useState<string | null>(null);
  const isShown = given !== null && (given === named || roles.some(({ role }) => role === given));
  const wanted = isShown ? given : (roles[0]?.role ?? '');
  const [isNew, setNew] = useState(false);
  // The role that approval was requested for last.
  const [asked, setAsked] = useState<string | null>(null);
  const fresh: Role = { role: wanted, version: '', isStandard: false, permissions: [], operators: 0 };
  const chosen = roles.find(({ role }) => role === wanted) ?? fresh;
  return (
    <div className="roles">
      <nav className="card roles-list" aria-label={sectionTexts.roles}>
        {roles.map((role) => (
          <button
            key={role.role}
            type="button"
            className="roles-entry"
            aria-current={role.role === wanted}
            onClick={() => setWanted(role.role)}
          >
            <b>{role.role}</b>
            <small>{`${role.isStandard ? words.standard : words.own} · ${words.heldBy(role.operators)}`}</small>
          </button>
        ))}
        {canChange && !isNew ? <Button onClick={() => setNew(true)}>{words.newRole}</Button> : null}
        {isNew ? (
          <NewRole
            onNamed={(name) => {
              setNamed(name);
              setWanted(name);
              setNew(false);
            }}
          />
        ) : null}
      </nav>
      <RoleEditor
        key={chosen.role}
        role={chosen}
        isKnown={chosen !== fresh}
        permissions={permissions}
        canChange={canChange}
        onAsked={() => {
          setAsked(wanted);
          onReload();
        }}
        onRemoved={onReload}
      />
      <p role="status" className="notice">
        {asked === wanted ? common.requested : ''}
      </p>
    </div>
  );
}

/** Names a new role; its permissions are selected and requested afterwards. */
function NewRole({ onNamed }: { onNamed: (name: string) => void }) {
  const form = useContractForm({
    call: requestRole,
    draft: { role: '' },
    asksReason: true,
    toBody: ({ role }) => ({ role, version: null, permissions: [], requestKey: newRequestKey() }),
  });
  return (
    <Form form={form} submit={words.newRole} onSend={async ({ role }) => onNamed(role)}>
      <TextField at={form.at('role')} label={words.newName} hint={words.newNameHint} required autoComplete="off" />
    </Form>
  );
}
