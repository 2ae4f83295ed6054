import { PasswordField } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';

interface OwnPasswordProps {
  /**
   * Members who registered through a social provider have no password: a log-in within the last ten minutes replaces
   * it.
   */
  hasPassword: boolean;
  value: string;
  onChange: (value: string) => void;
  /** Text key of the problem. */
  error: string | undefined;
}

/** Field for the current password, required before any change to the account's protection. */
export function OwnPassword({ hasPassword, value, onChange, error }: OwnPasswordProps) {
  const t = useText();
  if (!hasPassword) return <p className="note">{t('security.freshLogin')}</p>;
  return (
    <PasswordField
      label={t('security.password')}
      name="password"
      autoComplete="current-password"
      maxLength={64}
      showLabel={t('security.showPassword')}
      hideLabel={t('security.hidePassword')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error && t(error)}
    />
  );
}

/** The fields of a call that prove the member's identity. */
export function proofOf(password: string): { password?: string } {
  return password === '' ? {} : { password };
}

/** Missing input before a call can be sent: the password, if the member has one. */
export function missingPassword(hasPassword: boolean, password: string): Record<string, string> {
  return hasPassword && password === '' ? { password: 'security.needsPassword' } : {};
}
