import { PasswordField } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';

interface OwnPasswordProps {
  /** Members who came by a social provider have none: a log-in of the last ten minutes stands in for it. */
  hasPassword: boolean;
  value: string;
  onChange: (value: string) => void;
  /** Text key of what is wrong. */
  error: string | undefined;
}

/** The current password, asked for before anything that protects the account is changed. */
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

/** The part of a call that proves the member. */
export function proofOf(password: string): { password?: string } {
  return password === '' ? {} : { password };
}

/** What is missing before a call can be sent: the password of those who have one. */
export function missingPassword(hasPassword: boolean, password: string): Record<string, string> {
  return hasPassword && password === '' ? { password: 'security.needsPassword' } : {};
}
