import { Button, Checkbox } from '@fairlot/ui';
import { useState, type SubmitEvent } from 'react';
import { fieldOf, reactionTo } from '../../../../shared/errors/reactions.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { codeLoginBody } from '../../codes/model/code-proof.ts';
import { keyOfRefusal } from '../model/login-answers.ts';
import { useHumanProof } from '../../captcha/model/use-human-proof.ts';
import { useLogin } from '../model/use-login.ts';
import { CaptchaInput } from '../../captcha/ui/captcha-input.tsx';
import { NumberAndCode } from '../../codes/ui/number-and-code.tsx';
import { TotpInput } from '../../codes/ui/totp-input.tsx';
import { useCodeForm } from '../../codes/ui/use-code-form.ts';

const FIELDS = ['mobileNum', 'verificationCode', 'captcha', 'totp'] as const;

/** Log in with a code sent to a mobile number. */
export function LoginCodeForm({ onDone }: { onDone: () => void }) {
  const t = useText();
  const codeForm = useCodeForm('login', 'loginMobileNum', { verificationCode: '', captcha: '', totp: '' });
  const { form, entry, sms, values, setValues, set, say, checkNumberAndCode, text } = codeForm;
  const { send, isSending, needsCaptcha, needsTotp, forgetTotp, captcha } = useLogin('login-code', onDone);
  const isBusy = isSending || sms.isProving;
  const proof = useHumanProof();
  const [remember, setRemember] = useState(false);

  const logIn = async () => {
    if (!(await checkNumberAndCode())) return;
    if (needsCaptcha && proof.altcha === undefined && values.captcha.trim() === '')
      return say('captcha', { key: 'auth.needsCaptcha', values: {} });
    if (needsTotp && values.totp.trim() === '') return say('totp', { key: 'auth.needsTotp', values: {} });
    const proven = await sms.prove(values.verificationCode);
    if (proven === null) return;
    const extra = {
      ...(proof.altcha !== undefined && { altcha: proof.altcha }),
      ...(values.totp !== '' && { totp: values.totp.trim() }),
    };
    send(
      { body: { ...codeLoginBody(entry.phone, proven), ...extra }, captcha: values.captcha, remember },
      { onError: refuse },
    );
  };
  const refuse = (failure: Error) => {
    proof.drop();
    setValues((now) => ({ ...now, captcha: '', totp: '' }));
    const field = fieldOf(failure, FIELDS) ?? 'verificationCode';
    if (reactionTo(failure).form !== 'newPassword')
      say(field, { key: keyOfRefusal(failure, needsCaptcha), values: {} });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) void logIn();
  };
  return (
    <form method="post" ref={form} className="form" noValidate onSubmit={submit}>
      <NumberAndCode
        {...codeForm}
        forgive={() => {
          codeForm.forgive();
          forgetTotp();
        }}
      />
      {needsCaptcha && (
        <CaptchaInput
          captcha={captcha}
          proof={proof}
          value={values.captcha}
          error={text('captcha')}
          onChange={set('captcha')}
        />
      )}
      {needsTotp && <TotpInput value={values.totp} error={text('totp')} onChange={set('totp')} />}
      <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)}>
        {t('auth.stay')}
      </Checkbox>
      <Button type="submit" variant="fill" size="large" wide busy={isBusy}>
        {t('auth.login')}
      </Button>
    </form>
  );
}
