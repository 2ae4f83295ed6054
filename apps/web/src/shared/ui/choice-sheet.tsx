import { Sheet } from '@fairlot/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';

interface ChoiceSheetProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** The choices. */
  children: ReactNode;
}

/** A sheet with a list of choices, which a tap on one of them closes. */
export function ChoiceSheet({ title, isOpen, onClose, children }: ChoiceSheetProps) {
  const t = useText();
  // The arrow keys choose too, by clicks without a pointer: they keep the list open.
  const closeAfterTap = ({ detail }: MouseEvent) => {
    if (detail > 0) onClose();
  };
  return (
    <Sheet open={isOpen} onClose={onClose} closeLabel={t('common.close')} name={title} title={title}>
      <div onClick={closeAfterTap}>{children}</div>
    </Sheet>
  );
}
