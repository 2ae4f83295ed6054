import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { texts } from '../shared/texts.ts';

interface ModalProps {
  title: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/** A dialog over the page with a title and a way out. */
export function Modal({ title, onClose, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={className} aria-labelledby={headingId} onCancel={onClose}>
      <header className="modal-head">
        <h2 id={headingId}>{title}</h2>
        <button type="button" className="button button--ghost button--icon" aria-label={texts.close} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
