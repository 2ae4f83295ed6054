import { Field } from '@fairlot/ui';
import { latinDigits } from '@fairlot/ui/digits';
import { useText } from '../../../../shared/i18n/use-text.ts';

interface TotpInputProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Field for the authenticator code or a recovery code. */
export function TotpInput({ value, error, onChange }: TotpInputProps) {
  const t = useText();
  return (
    <Field
      label={t('auth.totp')}
      name="totp"
      icon="shield"
      help={t('auth.totpHint')}
      dir="ltr"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={32}
      value={value}
      error={error}
      onChange={(event) => onChange(latinDigits(event.target.value))}
    />
  );
}
