import { Field, PasswordField, type IconName } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { RegisterField } from '../model/register-fields.ts';
import type { CaptchaView } from '../model/use-captcha.ts';
import { CaptchaInput } from './captcha-input.tsx';

interface RegisterInputProps {
  field: RegisterField;
  value: string;
  /** Text key of what is wrong. */
  error: string | undefined;
  isRequired: boolean;
  isValid: boolean;
  captcha: CaptchaView;
  onChange: (value: string) => void;
  onLeave: () => void;
}

type Plain = Exclude<RegisterField, 'captcha' | 'password' | 'confirmPassword'>;
const PLAIN: Record<Plain, { label: string; icon: IconName; autoComplete: string; maxLength: number }> = {
  username: { label: 'auth.username', icon: 'user', autoComplete: 'username', maxLength: 64 },
  nickname: { label: 'register.nickname', icon: 'user', autoComplete: 'nickname', maxLength: 32 },
  email: { label: 'register.email', icon: 'message', autoComplete: 'email', maxLength: 254 },
  affiliateCode: { label: 'register.invitation', icon: 'ticket', autoComplete: 'off', maxLength: 32 },
};

/** One field of the registration form. */
export function RegisterInput({ field, value, error, isRequired, isValid, captcha, onChange, onLeave }: RegisterInputProps) {
  const t = useText();
  const text = error === undefined ? undefined : t(error);
  if (field === 'captcha') return <CaptchaInput captcha={captcha} value={value} error={text} onChange={onChange} />;
  const shared = { name: field, value, error: text, required: isRequired, onChange: (event: { target: { value: string } }) => onChange(event.target.value), onBlur: onLeave };
  if (field === 'password' || field === 'confirmPassword')
    return <PasswordField {...shared} label={t(`auth.${field}`)} autoComplete="new-password" maxLength={64} showLabel={t('auth.showPassword')} hideLabel={t('auth.hidePassword')} />;
  const { label, icon, autoComplete, maxLength } = PLAIN[field];
  return (
    <Field
      {...shared} label={t(label)} icon={icon} autoComplete={autoComplete} maxLength={maxLength} valid={isValid} autoCapitalize="none" spellCheck={false}
      optional={isRequired ? undefined : t('register.optional')} placeholder={field === 'affiliateCode' ? t('register.invitationHint') : undefined}
    />
  );
}
