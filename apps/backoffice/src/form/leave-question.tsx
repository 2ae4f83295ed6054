import { Dialog } from '@fairlot/ui';
import { useId } from 'react';
import { texts } from '../shared/texts.ts';

interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

const words = texts.leaving;

/** Asks whether unsent input may be lost. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const id = useId();
  return (
    <Dialog
      open
      isMaskInert
      role="alertdialog"
      name={words.title}
      title={words.title}
      describedBy={id}
      closeLabel={null}
      onClose={onStay}
    >
      <p id={id}>{words.text}</p>
      <p className="row">
        <button type="button" className="button button--primary" onClick={onStay}>
          {words.stay}
        </button>
        <button type="button" className="button button--danger" onClick={onLeave}>
          {words.leave}
        </button>
      </p>
    </Dialog>
  );
}
