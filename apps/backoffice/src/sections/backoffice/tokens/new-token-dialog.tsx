import { createToken } from '@fairlot/contract/backoffice/desk-tokens';
import { useState } from 'react';
import { OwnField, PasswordField, TextField } from '../../../form/fields.tsx';
import { Form } from '../../../form/form.tsx';
import { numberOf } from '../../../form/number-of.ts';
import { useContractForm } from '../../../form/use-contract-form.ts';
import { Modal } from '../../../parts/modal.tsx';
import { common } from '../../../shared/common-texts.ts';
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

/** Creates an API token and shows it once. */
export function NewTokenDialog({ operator, onMade, onClose }: NewTokenDialogProps) {
  const [token, setToken] = useState<string | null>(null);
  const form = useContractForm({
    call: createToken,
    draft: { name: '', days: '90', permissions: [] as readonly string[], password: '' },
    toBody: ({ name, days, permissions, password }) => ({
      name,
      days: numberOf(days),
      permissions: [...permissions],
      password,
    }),
    check: ({ permissions }) => ({ permissions: permissions.length === 0 && words.none }),
  });
  const make = async (body: Parameters<typeof tokensApi.create>[0]) => {
    setToken((await tokensApi.create(body)).token);
    onMade();
  };
  return (
    <Modal title={words.add} onClose={onClose}>
      {token === null ? (
        <Form form={form} submit={words.make} onSend={make}>
          <p>{words.addText}</p>
          <TextField at={form.at('name')} label={common.name} required />
          <TextField at={form.at('days')} label={words.days} hint={words.daysHint} type="number" required />
          <OwnField at={form.at('permissions')}>
            {({ value, onChange }) => (
              <PermissionPicker
                permissions={operator.permissions.filter((one) => !NEVER.includes(one))}
                chosen={new Set(value)}
                onChoose={(chosen) => onChange([...chosen])}
              />
            )}
          </OwnField>
          <PasswordField at={form.at('password')} label={words.password} />
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
