import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { texts } from '../shared/texts.ts';
import { Form } from './form.tsx';
import type { ContractForm } from './use-contract-form.ts';

interface FormDialogProps<B, D extends FieldValues> {
  form: ContractForm<B, D>;
  title: string;
  /** Words of the button that does it. */
  submit: string;
  onSend: (body: B) => Promise<void>;
  onClose: () => void;
  /** Leaves without doing it; closes where it is not given. */
  onCancel?: () => void;
  children?: ReactNode;
}

/** A form over the page that closes once it is sent. */
export function FormDialog<B, D extends FieldValues>({
  form,
  title,
  submit,
  onSend,
  onClose,
  onCancel = onClose,
  children,
}: FormDialogProps<B, D>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const sendAndClose = async (body: B) => {
    await onSend(body);
    onClose();
  };
  return (
    <dialog ref={dialog} aria-labelledby={headingId} onCancel={onCancel}>
      <h2 id={headingId}>{title}</h2>
      <Form
        form={form}
        submit={submit}
        onSend={sendAndClose}
        beside={
          <button type="button" className="button" onClick={onCancel}>
            {texts.cancel}
          </button>
        }
      >
        {children}
      </Form>
    </dialog>
  );
}
