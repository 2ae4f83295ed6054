import { useState } from 'react';
import { Field, Select } from '../../../parts/field.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog.tsx';
import { createRequestKeys } from '../../../shared/request-key.ts';
import { rolesApi } from '../roles/api.ts';
import { peopleTexts as words } from './texts.ts';

interface NewOperatorDialogProps {
  roles: readonly string[];
  onAsked: () => void;
  onClose: () => void;
}

/** Asks a second operator to add one. */
export function NewOperatorDialog({ roles, onAsked, onClose }: NewOperatorDialogProps) {
  const [name, setName] = useState('');
  const [role, setRole] = useState(roles.includes('support') ? 'support' : (roles[0] ?? ''));
  const [keyOf] = useState(createRequestKeys);
  const run = async (reason: string) => {
    await rolesApi.requestOperator({ name, role, reason, requestKey: keyOf([name, role, reason]) });
    onAsked();
  };
  return (
    <ReasonDialog title={words.add} submit={words.ask} run={run} onClose={onClose}>
      <p>{words.addText}</p>
      <Field
        label={words.name}
        hint={words.nameHint}
        value={name}
        onChange={setName}
        pattern="[a-z0-9][a-z0-9._\-]{2,31}"
        required
        autoComplete="off"
        autoCapitalize="none"
      />
      <Select
        label={words.role}
        value={role}
        options={roles.map((value) => ({ value, label: value }))}
        onChange={setRole}
      />
    </ReasonDialog>
  );
}
