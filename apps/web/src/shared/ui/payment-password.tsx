import { ButtonLink, PasswordField, UiLink } from '@fairlot/ui';
import type { ChangeEventHandler } from 'react';
import { errorCodeOf } from '../api/api-error.ts';
import { useErrorText, useText } from '../i18n/use-text.ts';

interface PaymentPasswordProps {
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  /** Error of the call that the password confirmed. */
  error: Error | null;
  /** Text below the field when the form was sent without it. */
  missing?: string | undefined;
}

/** The payment password field of a form, with its error and a link to set a payment password. */
export function PaymentPassword({ value, onChange, error, missing }: PaymentPasswordProps) {
  const t = useText();
  const errorText = useErrorText();
  return (
    <>
      <PasswordField
        label={t('withdraw.password')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        showLabel={t('withdraw.showPassword')}
        hideLabel={t('withdraw.hidePassword')}
        value={value}
        onChange={onChange}
        error={missing}
      />
      {error !== null && (
        <p className="note error mt-3" role="alert">
          {errorText(error)}
        </p>
      )}
      {error !== null && errorCodeOf(error) === 'payment.password.unset' ? (
        <ButtonLink variant="soft" href="/m/securityCenter" className="mt-3">
          {t('withdraw.setPassword')}
        </ButtonLink>
      ) : (
        <UiLink className="link tap-line mt-3" href="/m/securityCenter">
          {t('withdraw.forgotPassword')}
        </UiLink>
      )}
    </>
  );
}
