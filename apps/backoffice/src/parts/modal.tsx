import { Dialog } from '@fairlot/ui';
import { type ReactNode, useRef } from 'react';
import { useLeaving } from '../form/use-leaving.tsx';
import { texts } from '../shared/texts.ts';

interface ModalProps {
  title: string;
  /** False if the content has its own button that leaves the dialog. */
  hasCross?: boolean;
  className?: string | undefined;
  onClose: () => void;
  /** A function gets a callback that leaves the dialog, for controls other than the close button and Escape. */
  children: ReactNode | ((leave: () => void) => ReactNode);
}

/** A dialog over the page; leaving it asks for confirmation if it has unsent input. */
export function Modal({ title, hasCross = true, className, onClose, children }: ModalProps) {
  const part = useRef<HTMLDivElement>(null);
  const { leave, question } = useLeaving(part);
  const leaveIt = () => leave(onClose);
  return (
    <>
      <Dialog
        open
        isMaskInert
        name={title}
        title={title}
        closeLabel={hasCross ? texts.close : null}
        className={className}
        onClose={leaveIt}
      >
        <div ref={part} className="modal-part">
          {typeof children === 'function' ? children(leaveIt) : children}
        </div>
      </Dialog>
      {question}
    </>
  );
}
