import type { MouseEvent, ReactNode } from 'react';
import { TitledSheet } from './titled-sheet.tsx';

interface ChoiceSheetProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** The choices. */
  children: ReactNode;
}

/** A sheet with a list of choices, which a tap on one of them closes. */
export function ChoiceSheet({ title, isOpen, onClose, children }: ChoiceSheetProps) {
  // The arrow keys choose too, by clicks without a pointer: they keep the list open.
  const closeAfterTap = ({ detail }: MouseEvent) => {
    if (detail > 0) onClose();
  };
  return (
    <TitledSheet open={isOpen} onClose={onClose} title={title}>
      <div onClick={closeAfterTap}>{children}</div>
    </TitledSheet>
  );
}
