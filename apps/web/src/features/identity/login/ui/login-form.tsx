import { Button, Checkbox, PasswordField } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { fieldOf, reactionTo } from '../../../../shared/errors/reactions.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { registerRulesQuery } from '../../register/api/register-rules.ts';
import { keyOfRefusal } from '../model/login-answers.ts';
import {
  checkFilled,
  checkLogin,
  firstWrong,
  LOGIN_FIELDS,
  type LoginErrors,
  type LoginFields,
} from '../model/login-fields.ts';
import { useHumanProof } from '../../captcha/model/use-human-proof.ts';
import { useLogin } from '../model/use-login.ts';
import { useRememberedLogin } from '../model/use-remembered-login.ts';
import { useRevalidation } from '../../register/model/use-revalidation.ts';
import { CaptchaInput } from '../../captcha/ui/captcha-input.tsx';
import { focusField } from '../../dialogs/ui/focus-field.ts';
import { useEarlySubmit } from '../../dialogs/ui/use-early-submit.ts';
import { ForgotLink } from '../../password/ui/forgot-link.tsx';
import { TotpInput } from '../../codes/ui/totp-input.tsx';
import { UsernameField } from './username-field.tsx';

const EMPTY: LoginFields = { username: '', password: '', captcha: '', totp: '' };

/** Log in with name and password. */
export function LoginForm({ onDone, onForgot }: { onDone: () => void; onForgot: () => void }) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  useEarlySubmit(form);
  const [fields, setFields] = useState(EMPTY);
  const [remember, setRemember] = useState(false);
  const [errors, setErrors] = useState<LoginErrors>({});
  const { data: rules } = useQuery(registerRulesQuery());
  const { send, isSending, needsCaptcha, needsTotp, forgetTotp, captcha } = useLogin('login', onDone);
  const proof = useHumanProof();
  useRememberedLogin(({ userName, password }) => {
    setFields((now) => (now.username === '' && now.password === '' ? { ...now, username: userName, password } : now));
    setRemember(true);
  });
  useRevalidation(() => setErrors(checkFilled(rules, fields)));

  const set = (name: keyof LoginFields) => (value: string) => {
    setFields((now) => ({ ...now, [name]: value }));
    setErrors((now) => ({ ...now, [name]: undefined }));
    if (name === 'username') forgetTotp();
  };
  const show = (found: LoginErrors) => {
    setErrors(found);
    const wrong = firstWrong(found);
    if (wrong !== null) focusField(form.current, wrong);
    return wrong !== null;
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (
      isSending ||
      show(checkLogin(rules, fields, { captcha: needsCaptcha && proof.altcha === undefined, totp: needsTotp }))
    )
      return;
    send({ body: bodyOf(fields, proof.altcha), captcha: fields.captcha, remember }, { onError: refuse });
  };
  const refuse = (failure: Error) => {
    proof.drop();
    setFields((now) => ({ ...now, captcha: '', totp: '' }));
    // The password is the field that is usually mistyped.
    const field = fieldOf(failure, LOGIN_FIELDS) ?? 'password';
    if (reactionTo(failure).form !== 'newPassword') show({ [field]: keyOfRefusal(failure, needsCaptcha) });
  };
  const text = (name: keyof LoginFields) => (errors[name] === undefined ? undefined : t(errors[name]));
  return (
    <form method="post" ref={form} className="form" noValidate onSubmit={submit}>
      <UsernameField value={fields.username} error={text('username')} onChange={set('username')} />
      <Password value={fields.password} error={text('password')} onChange={set('password')} />
      {needsCaptcha && (
        <CaptchaInput
          captcha={captcha}
          proof={proof}
          value={fields.captcha}
          error={text('captcha')}
          onChange={set('captcha')}
        />
      )}
      {needsTotp && <TotpInput value={fields.totp} error={text('totp')} onChange={set('totp')} />}
      <div className="row between">
        <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)}>
          {t('auth.remember')}
        </Checkbox>
        <ForgotLink onForgot={onForgot} />
      </div>
      <Button type="submit" variant="fill" size="large" wide busy={isSending}>
        {t('auth.login')}
      </Button>
    </form>
  );
}

function bodyOf({ username, password, totp }: LoginFields, altcha: string | undefined) {
  return {
    type: 'username' as const,
    username: username.trim(),
    password,
    ...(altcha !== undefined && { altcha }),
    ...(totp !== '' && { totp: totp.trim() }),
  };
}

interface PasswordProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function Password({ value, error, onChange }: PasswordProps) {
  const t = useText();
  return (
    <PasswordField
      label={t('auth.password')}
      name="password"
      autoComplete="current-password"
      maxLength={64}
      showLabel={t('auth.showPassword')}
      hideLabel={t('auth.hidePassword')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
