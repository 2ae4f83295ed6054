import { useState } from 'react';
import { Form } from '../../../form/form.tsx';
import { useContractForm } from '../../../form/use-contract-form.ts';
import { Modal } from '../../../parts/modal.tsx';
import { formatTime } from '../../../shared/format.ts';
import { type ListedOperator, rolesApi } from '../roles/api.ts';
import { peopleTexts as words } from './texts.ts';

interface FirstPasswordDialogProps {
  operator: ListedOperator;
  onClose: () => void;
}

/** Shows, once, the operator's half of a new operator's first password. */
export function FirstPasswordDialog({ operator: { operatorId, name }, onClose }: FirstPasswordDialogProps) {
  const [password, setPassword] = useState<Awaited<ReturnType<typeof rolesApi.firstPassword>> | null>(null);
  const form = useContractForm({ draft: {}, toBody: () => undefined });
  return (
    <Modal title={`${words.tell}: ${name}`} onClose={onClose}>
      {password === null ? (
        <Form
          form={form}
          submit={words.show}
          onSend={async () => setPassword(await rolesApi.firstPassword(operatorId))}
        >
          <p>{words.tellText(name)}</p>
        </Form>
      ) : (
        <div role="status">
          <p>{words.parts[password.part]}</p>
          <p>
            <code className="secret">{password.half}</code>
          </p>
          <p className="muted">{words.until(formatTime(password.until))}</p>
        </div>
      )}
    </Modal>
  );
}
