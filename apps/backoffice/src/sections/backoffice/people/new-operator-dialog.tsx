import { requestOperator } from '@fairlot/contract/backoffice/desk-people';
import { ReasonField, SelectField } from '../../../form/fields.tsx';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { OperatorNameField } from '../../../form/operator-fields.tsx';
import { useContractForm } from '../../../form/use-contract-form.ts';
import { common } from '../../../shared/common-texts.ts';
import { rolesApi } from '../roles/api.ts';
import { peopleTexts as words } from './texts.ts';

interface NewOperatorDialogProps {
  roles: readonly string[];
  onAsked: () => void;
  onClose: () => void;
}

/** Requests a second operator's approval for a new operator. */
export function NewOperatorDialog({ roles, onAsked, onClose }: NewOperatorDialogProps) {
  const form = useContractForm({
    call: requestOperator,
    draft: { name: '', role: roles.includes('support') ? 'support' : (roles[0] ?? ''), reason: '' },
    toBody: ({ name, role, reason }, keyOf) => ({
      name,
      role,
      reason: reason.trim(),
      requestKey: keyOf([name, role, reason.trim()]),
    }),
  });
  const ask = async (body: Parameters<typeof rolesApi.requestOperator>[0]) => {
    await rolesApi.requestOperator(body);
    onAsked();
  };
  return (
    <FormDialog form={form} title={words.add} submit={common.requestApproval} onSend={ask} onClose={onClose}>
      <p>{words.addText}</p>
      <OperatorNameField at={form.at('name')} />
      <SelectField at={form.at('role')} label={common.role} options={roles.map((value) => ({ value, label: value }))} />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
