import { PasswordField } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { passwordScoreQuery } from '../api/password-score.ts';
import { commonPasswordsQuery } from '../api/common-passwords.ts';
import { registerRulesQuery } from '../../register/api/register-rules.ts';
import { StrengthBar } from './strength-bar.tsx';

interface NewPasswordFieldProps {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  required?: boolean;
  optional?: string | undefined;
  /** Account name, which the password must not contain; empty if it is not known. */
  account?: string;
  /** Receives the focus when its dialog opens. */
  'data-autofocus'?: boolean | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: () => void;
}

/** Field for a new password with its strength. */
export function NewPasswordField({ account = '', ...field }: NewPasswordFieldProps) {
  const t = useText();
  const { value } = field;
  const { data: rules = {} } = useQuery(registerRulesQuery());
  const { data: scorePassword } = useQuery(passwordScoreQuery(value !== ''));
  const { data: filter } = useQuery(commonPasswordsQuery(value !== ''));
  return (
    <div className="field">
      <PasswordField
        {...field}
        autoComplete="new-password"
        maxLength={64}
        showLabel={t('auth.showPassword')}
        hideLabel={t('auth.hidePassword')}
      />
      <StrengthBar password={value} rules={rules} filter={filter} scorePassword={scorePassword} account={account} />
    </div>
  );
}
