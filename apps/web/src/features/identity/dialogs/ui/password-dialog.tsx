import { useText } from '../../../../shared/i18n/use-text.ts';
import { LogoutLink } from '../../session/ui/logout-link.tsx';
import { PasswordForm } from '../../password/ui/password-form.tsx';
import { TitledDialog } from '../../../../shared/ui/question-dialog.tsx';

/** The dialog `Change password` of a first login. It cannot be closed, only completed or left by logging out. */
export default function PasswordDialog({ open, onSaved }: { open: boolean; onSaved: () => void }) {
  const t = useText();
  return (
    <TitledDialog open={open} onClose={stay} dismissible={false} name={t('password.name')} title={t('password.title')}>
      <p className="muted mb-3">{t('password.hint')}</p>
      <PasswordForm onSaved={onSaved} />
      <LogoutLink />
    </TitledDialog>
  );
}

/** The dialog cannot be closed; it disappears once the session has a full token. */
function stay() {}
