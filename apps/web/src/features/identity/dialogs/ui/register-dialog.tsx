import { Button } from '@fairlot/ui';
import { useState, type ReactNode } from 'react';
import { useSettings } from '../../../site/model/use-settings.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { LanguageButton } from '../../../../shared/ui/language-button.tsx';
import type { AuthDialogProps } from './dialog-props.ts';
import { SocialWays } from '../../login/ui/login-ways.tsx';
import { RegisterForm } from '../../register/ui/register-form.tsx';
import { TitledDialog } from '../../../../shared/ui/question-dialog.tsx';
import { TitledSheet } from '../../../../shared/ui/titled-sheet.tsx';

/** The dialog `Register`, followed by a confirmation with the account. */
export default function RegisterDialog({
  open,
  onClose,
  onDone,
  onSwitch,
  next = '/m/home',
  back,
  banners,
}: AuthDialogProps & { banners?: ReactNode }) {
  const t = useText();
  const { merchantName: name, register } = useSettings();
  const [account, setAccount] = useState<string | null>(null);
  const goOn = () => {
    setAccount(null);
    onDone();
  };
  return (
    <>
      <TitledSheet
        tall
        open={open && account === null}
        onClose={onClose}
        name={t('register.name')}
        title={t('register.title', { name })}
        back={back}
      >
        <RegisterForm onDone={setAccount} onSwitch={onSwitch} />
        <div className="mt-3">
          <SocialWays next={next} />
        </div>
        <div className="row center mt-2">
          <LanguageButton />
        </div>
        {/* They invite to join. */}
        {(register.username || register.mobileNum) && banners}
      </TitledSheet>
      <TitledDialog
        open={account !== null}
        onClose={goOn}
        title={t('register.done', { name })}
        footer={
          <Button variant="fill" wide onClick={goOn}>
            {t('register.continue')}
          </Button>
        }
      >
        {account !== null && (
          <div role="alert" className="stack">
            <p>{t('register.doneText')}</p>
            <p className="text-center">
              <strong className="h1 ltr">{account}</strong>
            </p>
            <p className="muted">{t('register.doneNext')}</p>
          </div>
        )}
      </TitledDialog>
    </>
  );
}
