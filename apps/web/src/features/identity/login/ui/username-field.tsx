import { Field } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';

interface UsernameFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** Field for the name of an existing account, at the top of a form. */
export function UsernameField({ value, error, onChange, onBlur }: UsernameFieldProps) {
  const t = useText();
  return (
    <Field
      label={t('auth.username')}
      name="username"
      icon="user"
      data-autofocus
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      error={error}
    />
  );
}
