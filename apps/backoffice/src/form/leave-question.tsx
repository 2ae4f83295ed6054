import { Button, Dialog } from '@fairlot/ui';
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
        <Button variant="fill" onClick={onStay}>
          {words.stay}
        </Button>
        <Button variant="danger" onClick={onLeave}>
          {words.leave}
        </Button>
      </p>
    </Dialog>
  );
}
