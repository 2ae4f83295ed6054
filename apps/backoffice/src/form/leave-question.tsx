import { useEffect, useId, useRef } from 'react';
import { texts } from '../shared/texts.ts';

interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether unsent input may be lost. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      // At a second Escape, browsers close the dialog without asking the page.
      onClose={onStay}
      onCancel={onStay}
    >
      <h2 id={id}>{texts.leaving.title}</h2>
      <p id={`${id}-text`}>{texts.leaving.text}</p>
      <p className="row">
        <button type="button" className="button button--primary" onClick={onStay}>
          {texts.leaving.stay}
        </button>
        <button type="button" className="button button--danger" onClick={onLeave}>
          {texts.leaving.leave}
        </button>
      </p>
    </dialog>
  );
}
