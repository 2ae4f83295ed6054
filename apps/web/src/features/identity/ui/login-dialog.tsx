import { Sheet } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import { LanguageButton } from '../../../shared/ui/language-button.tsx';
import type { AuthDialogProps } from './dialog-props.ts';
import { LoginForm } from './login-form.tsx';

/** The dialog `Log in`. */
export default function LoginDialog({ open, onClose, onDone, onSwitch }: AuthDialogProps) {
  const t = useText();
  return (
    <Sheet open={open} onClose={onClose} name={t('auth.login')} title={t('auth.loginTitle')} closeLabel={t('common.close')}>
      <LoginForm onDone={onDone} onSwitch={onSwitch} />
      <div className="row center mt2"><LanguageButton /></div>
    </Sheet>
  );
}
