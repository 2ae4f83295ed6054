import { Sheet } from '@fairlot/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { PasswordForm } from '../../password/ui/password-form.tsx';

interface ChangeDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called after the password was changed and the confirmation was shown. */
  onDone: () => void;
}

/** How long `Change saved` is shown before the panel closes (specification, section 4). */
const READ_MS = 1000;

/** The dialog `Change password`, opened by a member. */
export default function ChangeDialog({ open, onClose, onDone }: ChangeDialogProps) {
  const t = useText();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      name={t('password.name')}
      title={t('password.name')}
      closeLabel={t('common.close')}
    >
      <Panel onDone={onDone} />
    </Sheet>
  );
}

function Panel({ onDone }: Pick<ChangeDialogProps, 'onDone'>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return <PasswordForm onSaved={() => (timer.current = setTimeout(onDone, READ_MS))} />;
}
