import { Icon, Segmented } from '@fairlot/ui';
import { useState } from 'react';
import { useFlag } from '../../../site/model/use-settings.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useHashValue } from '../../../../shared/navigation/use-hash-value.ts';
import { useHasCodes } from '../../codes/model/use-has-codes.ts';
import type { AuthDialogProps } from './dialog-props.ts';
import { ForgotEmailForm } from '../../password/ui/forgot-email-form.tsx';
import { ForgotPhoneForm } from '../../password/ui/forgot-phone-form.tsx';
import { ResetForm } from '../../password/ui/reset-form.tsx';
import { TitledSheet } from '../../../../shared/ui/titled-sheet.tsx';

/** The dialog `Forgot password`: by e-mail, by mobile number, or with the link from the e-mail. */
export default function ForgotDialog(props: AuthDialogProps) {
  const t = useText();
  return (
    <TitledSheet
      open={props.open}
      onClose={props.onClose}
      name={t('forgot.name')}
      title={t('forgot.title')}
      back={props.back}
    >
      <Ways {...props} />
    </TitledSheet>
  );
}

function Ways({ onDone, onSwitch }: AuthDialogProps) {
  const t = useText();
  const hasCodes = useHasCodes();
  const byPhone = useFlag('CHNGPASSVERIF3') && hasCodes;
  const byEmail = useFlag('FORGOTEMAIL3');
  const [way, setWay] = useState<'phone' | 'email'>('phone');
  const { value: token, drop } = useHashValue('reset');
  const toLogin = () => onSwitch('login');
  const requestAnother = () => {
    setWay('email');
    drop();
  };
  if (token !== null) return <ResetForm token={token} onDone={toLogin} onInvalid={requestAnother} />;
  if (!byPhone && !byEmail) return <p role="alert">{t('forgot.closed')}</p>;
  const options = [
    {
      value: 'phone',
      label: (
        <>
          <Icon name="phone" size="tiny" />
          {t('forgot.byPhone')}
        </>
      ),
    },
    {
      value: 'email',
      label: (
        <>
          <Icon name="mail" size="tiny" />
          {t('forgot.byEmail')}
        </>
      ),
    },
  ] as const;
  return (
    <>
      {byPhone && byEmail && (
        <Segmented
          as="tabs"
          className="mb-4"
          label={t('forgot.ways')}
          options={options}
          value={way}
          onChange={setWay}
        />
      )}
      {byPhone && (way === 'phone' || !byEmail) ? (
        <ForgotPhoneForm onDone={() => onDone()} />
      ) : (
        <ForgotEmailForm onDone={toLogin} />
      )}
      <p className="row center label muted mt-1">
        {t('forgot.noAccess')}
        <a className="link tap-line" href="/m/customer">
          {t('forgot.service')}
        </a>
      </p>
    </>
  );
}
