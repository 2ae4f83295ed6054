import { Button, Checkbox } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { errorCodeOf } from '../../../shared/api/api-error.ts';
import { errorKey, useText } from '../../../shared/i18n/use-text.ts';
import { registerRulesQuery } from '../api/register-rules.ts';
import { codeLoginBody } from '../model/code-proof.ts';
import { checkCode, checkPhone, type PhoneProblem } from '../model/phone.ts';
import { useHumanProof } from '../model/use-human-proof.ts';
import { useLogin } from '../model/use-login.ts';
import { usePhone } from '../model/use-phone.ts';
import { useSmsCode } from '../model/use-sms-code.ts';
import { CaptchaInput } from './captcha-input.tsx';
import { GetCodeButton, SmsCodeField } from './code-field.tsx';
import { focusField } from './focus-field.ts';
import { PhoneField } from './phone-field.tsx';
import { TotpInput } from './totp-input.tsx';

type Name = 'mobileNum' | 'verificationCode' | 'captcha' | 'totp';

/** Log in by the code sent to a mobile number. */
export function LoginCodeForm({ onDone }: { onDone: () => void }) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const entry = usePhone();
  const sms = useSmsCode('login');
  const { data: rules = {} } = useQuery(registerRulesQuery());
  const { send, isSending, needsCaptcha, needsTotp, captcha } = useLogin('login-code', onDone);
  const isBusy = isSending || sms.isProving;
  const proof = useHumanProof();
  const [values, setValues] = useState({ verificationCode: '', captcha: '', totp: '' });
  const [remember, setRemember] = useState(false);
  const [problem, setProblem] = useState<(PhoneProblem & { name: Name }) | null>(null);

  const set = (name: keyof typeof values) => (value: string) => {
    setValues((now) => ({ ...now, [name]: value }));
    setProblem(null);
  };
  const say = (name: Name, { key, values: parts }: PhoneProblem) => {
    setProblem({ name, key, values: parts });
    focusField(form.current, name);
  };
  const checkNumber = async () => {
    const wrong = await checkPhone(rules, 'loginMobileNum', entry.phone);
    if (wrong === null) setProblem(null);
    else say('mobileNum', wrong);
    return wrong === null;
  };
  const getCode = async () => {
    if (await checkNumber()) sms.send(entry.phone);
  };
  const logIn = async () => {
    if (!(await checkNumber())) return;
    const wrongCode = checkCode(rules, values.verificationCode);
    if (wrongCode !== null) return say('verificationCode', wrongCode);
    if (needsCaptcha && proof.altcha === undefined && values.captcha.trim() === '') return say('captcha', { key: 'auth.needsCaptcha', values: {} });
    if (needsTotp && values.totp.trim() === '') return say('totp', { key: 'auth.needsTotp', values: {} });
    const proven = await sms.prove(values.verificationCode);
    if (proven === null) return;
    const extra = { ...(proof.altcha !== undefined && { altcha: proof.altcha }), ...(values.totp !== '' && { totp: values.totp.trim() }) };
    send({ body: { ...codeLoginBody(entry.phone, proven), ...extra }, captcha: values.captcha, remember }, { onError: refuse });
  };
  const refuse = (failure: Error) => {
    proof.drop();
    const code = errorCodeOf(failure);
    setValues((now) => ({ ...now, captcha: '', totp: '' }));
    if (code !== 'password.expired') say(nameOfRefusal(code), { key: errorKey(code), values: {} });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) void logIn();
  };
  const text = (name: Name) => (problem?.name === name ? t(problem.key, problem.values) : undefined);
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <PhoneField entry={entry} error={text('mobileNum')} onChange={() => setProblem(null)} action={<GetCodeButton sms={sms} onPress={() => void getCode()} />} />
      <SmsCodeField sms={sms} value={values.verificationCode} error={text('verificationCode')} onChange={set('verificationCode')} />
      {needsCaptcha && <CaptchaInput captcha={captcha} proof={proof} value={values.captcha} error={text('captcha')} onChange={set('captcha')} />}
      {needsTotp && <TotpInput value={values.totp} error={text('totp')} onChange={set('totp')} />}
      <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)}>{t('auth.stay')}</Checkbox>
      <Button type="submit" variant="fill" size="lg" wide busy={isBusy}>{t('auth.login')}</Button>
    </form>
  );
}

function nameOfRefusal(code: string): Name {
  if (code === 'mobile.format') return 'mobileNum';
  if (code === 'captcha.error') return 'captcha';
  return code === 'totp.required' || code === 'totp.invalid' ? 'totp' : 'verificationCode';
}
