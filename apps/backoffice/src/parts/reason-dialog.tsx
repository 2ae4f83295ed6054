import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { texts } from '../shared/texts.ts';
import { Form } from './form.tsx';
import { ReasonField } from './known-fields.tsx';

interface ReasonDialogProps {
  title: string;
  /** Words of the button that does it. */
  submit: string;
  needsReason?: boolean;
  /** What is wrong with the input, before anything is sent. */
  check?: () => string | null;
  run: (reason: string) => Promise<void>;
  onClose: () => void;
  /** Leaves without doing it; closes where it is not given. */
  onCancel?: () => void;
  children?: ReactNode;
}

/** Asks for the reason of a change, below what is to be changed, and closes once it is done. */
export function ReasonDialog({
  title,
  submit,
  needsReason = true,
  check,
  run,
  onClose,
  onCancel = onClose,
  children,
}: ReasonDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const [reason, setReason] = useState('');
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const runAndClose = async () => {
    await run(reason.trim());
    onClose();
  };
  return (
    <dialog ref={dialog} aria-labelledby={headingId} onCancel={onCancel}>
      <h2 id={headingId}>{title}</h2>
      <Form
        submit={submit}
        check={check}
        onSubmit={runAndClose}
        beside={
          <button type="button" className="button" onClick={onCancel}>
            {texts.cancel}
          </button>
        }
      >
        {children}
        {needsReason && <ReasonField value={reason} onChange={setReason} />}
      </Form>
    </dialog>
  );
}
