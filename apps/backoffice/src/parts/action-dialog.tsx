import { useEffect, useId, useRef, useState } from 'react';
import { texts } from '../shared/texts.ts';
import { Field } from './field.tsx';
import { Form } from './form.tsx';

export interface Action {
  title: string;
  text: string;
  needsReason: boolean;
  run: (reason: string) => Promise<void>;
}

/** Asks once more, and for a reason where one is needed, before something is done. */
export function ActionDialog({ action, onClose }: { action: Action | null; onClose: () => void }) {
  return action === null ? null : <OpenDialog key={action.title + action.text} action={action} onClose={onClose} />;
}

function OpenDialog({ action: { title, text, needsReason, run }, onClose }: { action: Action; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const [reason, setReason] = useState('');
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const submit = async () => {
    await run(reason.trim());
    onClose();
  };
  return (
    <dialog ref={dialog} aria-labelledby={headingId} onCancel={onClose}>
      <h2 id={headingId}>{title}</h2>
      <p>{text}</p>
      <Form submit={title} onSubmit={submit} beside={<button type="button" className="btn" onClick={onClose}>{texts.cancel}</button>}>
        {needsReason ? <Field label={texts.reason} hint={texts.reasonHint} value={reason} onChange={setReason} required minLength={10} maxLength={500} autoComplete="off" /> : null}
      </Form>
    </dialog>
  );
}
