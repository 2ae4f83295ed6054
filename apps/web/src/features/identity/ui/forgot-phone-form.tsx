import { Button, PasswordField } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { errorCodeOf } from '../../../shared/api/api-error.ts';
import { errorKey, useText } from '../../../shared/i18n/use-text.ts';
import { registerRulesQuery } from '../api/register-rules.ts';
import { checkRule } from '../model/field-rules.ts';
import { demandsTotp } from '../model/login-answers.ts';
import { checkCode, checkPhone, type PhoneProblem } from '../model/phone.ts';
import { usePhone } from '../model/use-phone.ts';
import { usePhoneReset } from '../model/use-phone-reset.ts';
import { useSmsCode } from '../model/use-sms-code.ts';
import { GetCodeButton, SmsCodeField } from './code-field.tsx';
import { focusField } from './focus-field.ts';
import { PhoneField } from './phone-field.tsx';
import { TotpInput } from './totp-input.tsx';

type Name = 'mobileNum' | 'verificationCode' | 'newPassword' | 'totp';

/** A new password by the code sent to the mobile number; the member is logged in with it. */
export function ForgotPhoneForm({ onDone }: { onDone: () => void }) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const entry = usePhone();
  const sms = useSmsCode('password');
  const { data: rules = {} } = useQuery(registerRulesQuery());
  const [values, setValues] = useState({ verificationCode: '', newPassword: '', totp: '' });
  const [problem, setProblem] = useState<(PhoneProblem & { name: Name }) | null>(null);
  const { mutate, isPending, needsTotp } = usePhoneReset(onDone);
  const isBusy = isPending || sms.isProving;

  const set = (name: keyof typeof values) => (value: string) => {
    setValues((now) => ({ ...now, [name]: value }));
    setProblem(null);
  };
  const say = (name: Name, { key, values: parts }: PhoneProblem) => {
    setProblem({ name, key, values: parts });
    focusField(form.current, name);
  };
  const checkNumber = async () => {
    const wrong = await checkPhone(rules, 'mobileNum', entry.phone);
    if (wrong === null) setProblem(null);
    else say('mobileNum', wrong);
    return wrong === null;
  };
  const getCode = async () => {
    if (await checkNumber()) sms.send(entry.phone);
  };
  const save = async () => {
    if (!(await checkNumber())) return;
    const wrongCode = checkCode(rules, values.verificationCode);
    if (wrongCode !== null) return say('verificationCode', wrongCode);
    const wrongPassword = values.newPassword === '' ? 'auth.needsPassword' : checkRule(rules, 'password', values.newPassword);
    if (wrongPassword !== null) return say('newPassword', { key: wrongPassword, values: {} });
    const proven = await sms.prove(values.verificationCode);
    if (proven === null) return;
    const { number, dialingCode } = entry.phone;
    mutate({ newPassword: values.newPassword, mobileNum: number, countryDialingCode: dialingCode, ...proven, ...(values.totp !== '' && { totp: values.totp.trim() }) }, { onError: refuse });
  };
  const refuse = (failure: Error) => {
    const code = errorCodeOf(failure);
    const isSame = code === 'modify.new.old.same';
    const asksTotp = demandsTotp(failure);
    setValues((now) => ({
      verificationCode: isSame || asksTotp ? now.verificationCode : '', newPassword: isSame ? '' : now.newPassword, totp: '',
    }));
    if (asksTotp) return say('totp', { key: errorKey(code), values: {} });
    say(isSame || code.startsWith('password.') ? 'newPassword' : 'verificationCode', { key: errorKey(code), values: {} });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) void save();
  };
  const text = (name: Name) => (problem?.name === name ? t(problem.key, problem.values) : undefined);
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <PhoneField entry={entry} error={text('mobileNum')} onChange={() => setProblem(null)} action={<GetCodeButton sms={sms} onPress={() => void getCode()} />} />
      <SmsCodeField sms={sms} value={values.verificationCode} error={text('verificationCode')} onChange={set('verificationCode')} />
      <PasswordField
        label={t('forgot.newPassword')} name="newPassword" autoComplete="new-password" maxLength={64} showLabel={t('auth.showPassword')} hideLabel={t('auth.hidePassword')}
        value={values.newPassword} onChange={(event) => set('newPassword')(event.target.value)} error={text('newPassword')}
      />
      {needsTotp && <TotpInput value={values.totp} error={text('totp')} onChange={set('totp')} />}
      <Button type="submit" variant="fill" size="lg" wide busy={isBusy}>{t('forgot.set')}</Button>
    </form>
  );
}
