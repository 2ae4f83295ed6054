import { Button } from '@fairlot/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Modal } from '../parts/modal.tsx';
import { texts } from '../shared/texts.ts';
import { Form } from './form.tsx';
import type { ContractForm } from './use-contract-form.ts';

interface FormDialogProps<B, D extends FieldValues> {
  form: ContractForm<B, D>;
  title: string;
  /** Label of the confirming button. */
  submit: string;
  onSend: (body: B) => Promise<void>;
  onClose: () => void;
  /** Called on cancel; closes the dialog if undefined. */
  onCancel?: () => void;
  /** Leaving it loses no more than one line, so it does not ask for confirmation. */
  isQuestion?: boolean;
  children?: ReactNode;
}

/** A form in a dialog that closes after it was sent. */
export function FormDialog<B, D extends FieldValues>({
  form,
  title,
  submit,
  onSend,
  onClose,
  onCancel = onClose,
  isQuestion = false,
  children,
}: FormDialogProps<B, D>) {
  const sendAndClose = async (body: B) => {
    await onSend(body);
    onClose();
  };
  return (
    <Modal title={title} hasCross={false} onClose={onCancel}>
      {(leave) => (
        <Form
          form={form}
          submit={submit}
          isQuestion={isQuestion}
          onSend={sendAndClose}
          beside={<Button onClick={leave}>{texts.cancel}</Button>}
        >
          {children}
        </Form>
      )}
    </Modal>
  );
}
