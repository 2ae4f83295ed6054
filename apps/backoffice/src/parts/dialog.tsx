import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useLeaving } from '../form/use-leaving.tsx';
import { texts } from '../shared/texts.ts';

interface DialogProps {
  title: string;
  /** Shows a close button beside the title. */
  hasCross?: boolean;
  className?: string | undefined;
  onClose: () => void;
  /** A function gets a callback that leaves the dialog, for controls other than the close button and Escape. */
  children: ReactNode | ((leave: () => void) => ReactNode);
}

/** A dialog over the page; leaving it asks for confirmation if it has unsent input. */
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
    // Cancelling a file chooser also fires this event on ancestors.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    leaveIt();
  };
  const shut = () => {
    // At a second Escape, browsers close the dialog without asking the page.
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
