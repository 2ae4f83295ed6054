import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useLeaving } from '../form/use-leaving.tsx';
import { texts } from '../shared/texts.ts';

interface DialogProps {
  title: string;
  /** Has a cross beside the title. */
  hasCross?: boolean;
  className?: string | undefined;
  onClose: () => void;
  /** Told how it is left, by what else than the cross and Escape leaves it. */
  children: ReactNode | ((leave: () => void) => ReactNode);
}

/** A dialog over the page; leaving it asks where something stands in it that was not sent. */
export function Dialog({ title, hasCross = false, className, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const { leave, question } = useLeaving(dialog);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const leaveIt = () => leave(onClose);
  const cancel = (event: SyntheticEvent) => {
    // A choice of files that is given up tells the same to all around it.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    leaveIt();
  };
  const shut = () => {
    // A browser closes at the second Escape without asking the page.
    dialog.current?.showModal();
    leaveIt();
  };
  const heading = <h2 id={headingId}>{title}</h2>;
  return (
    <>
      <dialog ref={dialog} className={className} aria-labelledby={headingId} onCancel={cancel} onClose={shut}>
        {hasCross ? (
          <header className="modal-head">
            {heading}
            <button
              type="button"
              className="button button--ghost button--icon"
              aria-label={texts.close}
              onClick={leaveIt}
            >
              <X aria-hidden="true" />
            </button>
          </header>
        ) : (
          heading
        )}
        {typeof children === 'function' ? children(leaveIt) : children}
      </dialog>
      {question}
    </>
  );
}
