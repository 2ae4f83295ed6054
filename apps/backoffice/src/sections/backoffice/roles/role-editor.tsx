import { Button } from '@fairlot/ui';
import { useEffect, useRef, useState } from 'react';
import { type Action, ActionDialog, ReasonDialog } from '../../../form/action-dialog.tsx';
import { warnUnsent } from '../../../form/leaving.ts';
import { common } from '../../../shared/common-texts.ts';
import { createRequestKeys } from '../../../shared/request-key.ts';
import { type Role, type Roles, rolesApi } from './api.ts';
import { PermissionPicker } from './permission-picker.tsx';
import { permissionText } from './permission-words.ts';
import { roleTexts as words } from './texts.ts';

interface RoleEditorProps {
  role: Role;
  /** False for a role that is just being created. */
  isKnown: boolean;
  permissions: Roles['permissions'];
  canChange: boolean;
  onAsked: () => void;
  onRemoved: () => void;
}

/** Permissions of a role by object. Changes are requested with a reason, and a second operator decides. */
export function RoleEditor({ role, isKnown, permissions, canChange, onAsked, onRemoved }: RoleEditorProps) {
  const [draft, setDraft] = useState<Draft>({ chosen: role.permissions, of: role.permissions });
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState<Draft | null>(null);
  const element = useRef<HTMLElement>(null);
  const [keyOf] = useState(createRequestKeys);
  const wanted = wantedOf(draft, role.permissions);
  const setWanted = (chosen: ReadonlySet<string>) => setDraft({ chosen: [...chosen], of: role.permissions });
  const had = new Set<string>(role.permissions);
  const added = [...wanted].filter((one) => !had.has(one));
  const removed = [...had].filter((one) => !wanted.has(one));
  const isChanged = added.length + removed.length > 0;
  const isUnsent = isChanged && draft !== asked;
  useEffect(() => warnUnsent(element.current, isUnsent), [isUnsent]);
  const run = async (reason: string) => {
    const body = { role: role.role, version: isKnown ? role.version : null, permissions: [...wanted], reason };
    await rolesApi.requestRole({ ...body, requestKey: keyOf([JSON.stringify(body)]) });
    keyOf.renew();
    setAsked(draft);
    onAsked();
  };
  return (
    <section ref={element} className="card" aria-label={words.may(role.role)}>
      <h2>{words.may(role.role)}</h2>
      {canChange ? null : <p className="muted">{words.readOnly}</p>}
      <PermissionPicker
        permissions={permissions.map(({ permission }) => permission)}
        chosen={wanted}
        onChoose={setWanted}
        isReadOnly={!canChange}
        markOf={(permission) => <Mark isAdded={added.includes(permission)} isRemoved={removed.includes(permission)} />}
      />
      {canChange ? (
        <p className="row roles-foot">
          <Button variant="fill" disabled={!isChanged && isKnown} onClick={() => setAsking(true)}>
            {common.requestApproval}
          </Button>
          <Button disabled={!isChanged} onClick={() => setWanted(had)}>
            {words.discard}
          </Button>
          {isKnown && !role.isStandard && role.operators === 0 ? (
            <RemoveRole role={role} onRemoved={onRemoved} />
          ) : null}
          <span className="muted">{isChanged ? words.changes(added.length, removed.length) : words.noChange}</span>
        </p>
      ) : null}
      {isAsking ? (
        <ReasonDialog
          title={`${common.requestApproval}: ${role.role}`}
          submit={common.requestApproval}
          run={run}
          onClose={() => setAsking(false)}
        >
          <ul>
            {[...added.map((one) => ['+', one]), ...removed.map((one) => ['−', one])].map(([sign = '', one = '']) => (
              <li key={one}>{`${sign} ${permissionText(one)}`}</li>
            ))}
          </ul>
        </ReasonDialog>
      ) : null}
    </section>
  );
}

function RemoveRole({ role: { role, version }, onRemoved }: { role: Role; onRemoved: () => void }) {
  const [action, setAction] = useState<Action | null>(null);
  const run = async (reason: string) => {
    await rolesApi.removeRole(role, { version, reason });
    onRemoved();
  };
  return (
    <>
      <Button onClick={() => setAction({ title: words.remove, text: words.removeText, run })}>{words.remove}</Button>
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

interface Draft {
  chosen: readonly string[];
  /** The role's permissions when they were chosen. */
  of: readonly string[];
}

/** The operator's changes, applied to the permissions that the role has now. */
function wantedOf({ chosen, of }: Draft, permissions: readonly string[]): ReadonlySet<string> {
  const kept = permissions.filter((one) => chosen.includes(one) || !of.includes(one));
  return new Set([...kept, ...chosen.filter((one) => !of.includes(one))]);
}

function Mark({ isAdded, isRemoved }: { isAdded: boolean; isRemoved: boolean }) {
  if (isAdded) return <em className="state state--good">{words.added}</em>;
  return isRemoved ? <em className="state state--bad">{words.removed}</em> : null;
}
