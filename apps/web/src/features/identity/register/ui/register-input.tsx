import { Field, PasswordField, type IconName } from '@fairlot/ui';
import { latinDigits } from '@fairlot/ui/digits';
import { type Translate, useText } from '../../../../shared/i18n/use-text.ts';
import type { RegisterField } from '../model/register-model.ts';
import type { CaptchaView } from '../../captcha/model/use-captcha.ts';
import type { useHumanProof } from '../../captcha/model/use-human-proof.ts';
import type { PhoneEntry } from '../../contact/model/use-phone.ts';
import type { SmsCode } from '../../codes/model/use-sms-code.ts';
import { CaptchaInput } from '../../captcha/ui/captcha-input.tsx';
import { GetCodeButton, SmsCodeField } from '../../codes/ui/code-field.tsx';
import { NewPasswordField } from '../../password/ui/new-password-field.tsx';
import { PhoneField } from '../../contact/ui/phone-field.tsx';

interface RegisterInputProps {
  field: RegisterField;
  value: string;
  /** Length of a user name, shown in its empty field. */
  length: { min: string; max: string } | null;
  /** Text keys of the problems. */
  errors: readonly string[] | undefined;
  isRequired: boolean;
  isValid: boolean;
  /** Account name as typed; empty if the server creates it. */
  account: string;
  captcha: CaptchaView;
  human: ReturnType<typeof useHumanProof>;
  entry: PhoneEntry;
  sms: SmsCode;
  onGetCode: () => void;
  onChange: (value: string) => void;
  onLeave: () => void;
}

type Secret = 'confirmPassword' | 'paymentPassword';
type Plain = Exclude<RegisterField, Secret | 'password' | 'captcha' | 'mobileNum' | 'verificationCode'>;
/** Only the user name has a maximum: in other fields a cut value could be another person's. */
const PLAIN: Record<Plain, { label: string; icon: IconName; autoComplete: string; maxLength?: number }> = {
  username: { label: 'auth.username', icon: 'user', autoComplete: 'username', maxLength: 64 },
  nickname: { label: 'register.nickname', icon: 'user', autoComplete: 'nickname' },
  payeeName: { label: 'register.payeeName', icon: 'bank', autoComplete: 'name' },
  idNumber: { label: 'register.idNumber', icon: 'card', autoComplete: 'off' },
  email: { label: 'register.email', icon: 'mail', autoComplete: 'email' },
  qqNum: { label: 'register.qqNum', icon: 'message', autoComplete: 'off' },
  facebook: { label: 'register.facebook', icon: 'message', autoComplete: 'off' },
  wechat: { label: 'register.wechat', icon: 'message', autoComplete: 'off' },
  line: { label: 'register.line', icon: 'message', autoComplete: 'off' },
  whatsapp: { label: 'register.whatsapp', icon: 'message', autoComplete: 'off' },
  zalo: { label: 'register.zalo', icon: 'message', autoComplete: 'off' },
  recommenderId: { label: 'register.recommender', icon: 'user-plus', autoComplete: 'off' },
  affiliateCode: { label: 'register.invitation', icon: 'ticket', autoComplete: 'off' },
};
const SECRET: Record<Secret, { label: string; maxLength: number; isNumber: boolean }> = {
  confirmPassword: { label: 'auth.confirmPassword', maxLength: 64, isNumber: false },
  paymentPassword: { label: 'register.paymentPassword', maxLength: 16, isNumber: true },
};

/** Fields whose digits may come from the keyboard of another script. */
const NUMBERS: ReadonlySet<RegisterField> = new Set(['paymentPassword', 'idNumber', 'affiliateCode', 'recommenderId']);

/** One field of the registration form. Several error texts are joined by commas. */
export function RegisterInput({
  field,
  value,
  length,
  errors,
  isRequired,
  isValid,
  account,
  captcha,
  human,
  entry,
  sms,
  onGetCode,
  onChange,
  onLeave,
}: RegisterInputProps) {
  const t = useText();
  const error = errors === undefined || errors.length === 0 ? undefined : errors.map((key) => t(key)).join(',');
  const optional = isRequired ? undefined : t('register.optional');
  if (field === 'captcha')
    return <CaptchaInput captcha={captcha} proof={human} value={value} error={error} onChange={onChange} />;
  if (field === 'mobileNum')
    return (
      <PhoneField
        entry={entry}
        error={error}
        isRequired={isRequired}
        optional={optional}
        action={<GetCodeButton sms={sms} onPress={onGetCode} />}
        onChange={() => onChange('')}
        onLeave={onLeave}
      />
    );
  if (field === 'verificationCode')
    return <SmsCodeField sms={sms} value={value} error={error} optional={optional} onChange={onChange} />;
  const shared = {
    name: field,
    value,
    error,
    required: isRequired,
    optional,
    onBlur: onLeave,
    onChange: ({ target: { value: typed } }: { target: { value: string } }) =>
      onChange(NUMBERS.has(field) ? latinDigits(typed) : typed),
  };
  if (field === 'password') return <NewPasswordField {...shared} label={t('auth.password')} account={account} />;
  if (field === 'confirmPassword' || field === 'paymentPassword') {
    const { label, maxLength, isNumber } = SECRET[field];
    return (
      <PasswordField
        {...shared}
        label={t(label)}
        maxLength={maxLength}
        autoComplete={isNumber ? 'off' : 'new-password'}
        inputMode={isNumber ? 'numeric' : undefined}
        showLabel={t('auth.showPassword')}
        hideLabel={t('auth.hidePassword')}
      />
    );
  }
  const { label, icon, autoComplete, maxLength } = PLAIN[field];
  return (
    <Field
      {...shared}
      label={t(label)}
      icon={icon}
      autoComplete={autoComplete}
      maxLength={maxLength}
      valid={isValid}
      autoCapitalize="none"
      spellCheck={false}
      placeholder={hintOf(field, length, t)}
    />
  );
}

function hintOf(field: Plain, length: RegisterInputProps['length'], t: Translate): string | undefined {
  if (field === 'affiliateCode') return t('register.invitationHint');
  return field === 'username' && length !== null ? t('register.usernameHint', length) : undefined;
}
