import { ButtonLink, PasswordField, UiLink } from '@fairlot/ui';
import { latinDigits } from '@fairlot/ui/digits';
import { errorCodeOf } from '../api/api-error.ts';
import { useText } from '../i18n/use-text.ts';
import { usePathname } from '../navigation/use-place.ts';
import { ErrorNote } from '../errors/error-note.tsx';

interface PaymentPasswordProps {
  value: string;
  onChange: (password: string) => void;
  /** Error of the call that the password confirmed. */
  error: Error | null;
  /** Whether the security centre is on; while it is off, a first payment password is set on the page of withdrawals. */
  hasCentre: boolean;
  /** Text below the field when the form was sent without it. */
  missing?: string | undefined;
}

/** The payment password field of a form, with its error and a link to set a payment password. */
export function PaymentPassword({ value, onChange, error, hasCentre, missing }: PaymentPasswordProps) {
  const t = useText();
  const pathname = usePathname();
  const setAt = hasCentre ? '/m/securityCenter' : '/m/withdraw';
  const isUnset = error !== null && errorCodeOf(error) === 'payment.password.unset';
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
        onChange={(event) => onChange(latinDigits(event.target.value))}
        error={missing}
      />
      <ErrorNote error={error} className="mt-3" />
      {isUnset && setAt !== pathname && (
        <ButtonLink variant="soft" href={setAt} className="mt-3">
          {t('withdraw.setPassword')}
        </ButtonLink>
      )}
      {!isUnset && hasCentre && (
        <UiLink className="link tap-line mt-3" href="/m/securityCenter">
          {t('withdraw.forgotPassword')}
        </UiLink>
      )}
    </>
  );
}
