import { useEffect, useRef } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { PasswordForm } from '../../password/ui/password-form.tsx';
import { type SheetControl, TitledSheet } from '../../../../shared/ui/titled-sheet.tsx';

interface ChangeDialogProps extends SheetControl {
  /** Called after the password was changed and the confirmation was shown. */
  onDone: () => void;
}

/** How long `Change saved` is shown before the panel closes (specification, section 4). */
const READ_MS = 1000;

/** The dialog `Change password`, opened by a member. */
export default function ChangeDialog({ open, onClose, onDone }: ChangeDialogProps) {
  const t = useText();
  return (
    <TitledSheet open={open} onClose={onClose} title={t('password.name')}>
      <Panel onDone={onDone} />
    </TitledSheet>
  );
}

function Panel({ onDone }: Pick<ChangeDialogProps, 'onDone'>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return <PasswordForm onSaved={() => (timer.current = setTimeout(onDone, READ_MS))} />;
}
