import { useState } from 'react';
import { Field } from '../../../parts/field.tsx';
import { Form } from '../../../parts/form.tsx';
import { PasswordField } from '../../../parts/known-fields.tsx';
import { Modal } from '../../../parts/modal.tsx';
import type { Operator } from '../../../shared/operator.ts';
import { PermissionPicker } from '../roles/permission-picker.tsx';
import { tokensApi } from './api.ts';
import { tokenTexts as words } from './texts.ts';

const NEVER = ['operators.change', 'approvals.decide', 'emergency.begin'];

interface NewTokenDialogProps {
  operator: Operator;
  onMade: () => void;
  onClose: () => void;
}

/** Makes a token for a program and shows it once. */
export function NewTokenDialog({ operator, onMade, onClose }: NewTokenDialogProps) {
  const [name, setName] = useState('');
  const [days, setDays] = useState('90');
  const [password, setPassword] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [token, setToken] = useState<string | null>(null);
  const submit = async () => {
    const made = await tokensApi.create({ name, days: Number(days), permissions: [...chosen], password });
    setToken(made.token);
    onMade();
  };
  return (
    <Modal title={words.add} onClose={onClose}>
      {token === null ? (
        <Form submit={words.make} check={() => (chosen.size === 0 ? words.none : null)} onSubmit={submit}>
          <p>{words.addText}</p>
          <Field label={words.name} value={name} onChange={setName} required maxLength={60} pattern=".*\S.*" />
          <Field
            label={words.days}
            hint={words.daysHint}
            value={days}
            onChange={setDays}
            type="number"
            min={1}
            max={365}
            step={1}
            required
          />
          <PermissionPicker
            permissions={operator.permissions.filter((one) => !NEVER.includes(one))}
            chosen={chosen}
            onChoose={setChosen}
          />
          <PasswordField label={words.password} value={password} onChange={setPassword} />
        </Form>
      ) : (
        <div role="status">
          <p>{words.once}</p>
          <p>
            <code className="secret">{token}</code>
          </p>
        </div>
      )}
    </Modal>
  );
}
