import { Button, Checkbox, Field, PasswordField } from '@fairlot/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { errorCodeOf } from '../../../shared/api/api-error.ts';
import { useErrorText, useText } from '../../../shared/i18n/use-text.ts';
import { useFreePlay } from '../model/use-free-play.ts';
import { useLogin, type LoginFields } from '../model/use-login.ts';
import { CaptchaInput } from './captcha-input.tsx';
import type { AuthDialogProps } from './dialog-props.ts';
import { focusField } from './focus-field.ts';

type Missing = 'username' | 'password' | 'captcha';
const EMPTY: LoginFields = { username: '', password: '', captcha: '', remember: false };
const MISSING_TEXT: Record<Missing, string> = { username: 'auth.needsUsername', password: 'auth.needsPassword', captcha: 'auth.needsCaptcha' };

export function LoginForm({ onDone, onSwitch }: Pick<AuthDialogProps, 'onDone' | 'onSwitch'>) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(EMPTY);
  const [missing, setMissing] = useState<Missing | null>(null);
  const { send, isSending, error, needsCaptcha, captcha } = useLogin(onDone);
  const { start, isStarting } = useFreePlay(onDone);
  const errors = useFieldErrors(missing, error);
  const set = (change: Partial<LoginFields>) => setFields({ ...fields, ...change });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    const lacking = firstMissing(fields, needsCaptcha);
    setMissing(lacking);
    if (lacking !== null) return focusField(form.current, lacking);
    send(fields, {
      onError: (failure) => {
        setFields({ ...fields, captcha: '' });
        focusField(form.current, errorCodeOf(failure) === 'captcha.error' ? 'captcha' : 'password');
      },
    });
  };
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <Field label={t('auth.username')} name="username" icon="user" data-autofocus autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={64} value={fields.username} onChange={(event) => set({ username: event.target.value })} error={errors.username} />
      <PasswordField label={t('auth.password')} name="password" autoComplete="current-password" maxLength={64} showLabel={t('auth.showPassword')} hideLabel={t('auth.hidePassword')} value={fields.password} onChange={(event) => set({ password: event.target.value })} error={errors.password} />
      {needsCaptcha && <CaptchaInput captcha={captcha} value={fields.captcha} error={errors.captcha} onChange={(answer) => setFields((now) => ({ ...now, captcha: answer }))} />}
      <Checkbox checked={fields.remember} onChange={(event) => set({ remember: event.target.checked })}>{t('auth.remember')}</Checkbox>
      <Button type="submit" variant="fill" size="lg" wide busy={isSending}>{t('auth.login')}</Button>
      <div className="row between wrap">
        <span className="row label mut">
          {t('auth.newHere')}
          <Button variant="text" onClick={() => onSwitch('register')}>{t('auth.join')}</Button>
        </span>
        <Button variant="text" icon="play" busy={isStarting} onClick={start}>{t('auth.freePlay')}</Button>
      </div>
    </form>
  );
}

function firstMissing({ username, password, captcha }: LoginFields, needsCaptcha: boolean): Missing | null {
  if (username.trim() === '') return 'username';
  if (password === '') return 'password';
  return needsCaptcha && captcha.trim() === '' ? 'captcha' : null;
}

/** Where each refusal stands: at the captcha, or at the password, which is what people mistype. */
function useFieldErrors(missing: Missing | null, error: unknown): Partial<Record<Missing, string>> {
  const t = useText();
  const errorText = useErrorText();
  if (missing !== null) return { [missing]: t(MISSING_TEXT[missing]) };
  if (error === null) return {};
  return errorCodeOf(error) === 'captcha.error' ? { captcha: errorText(error) } : { password: errorText(error) };
}
