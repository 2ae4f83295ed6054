import type { BodyOf, identity, ValueOf } from '@fairlot/contract';
import { useToast } from '@fairlot/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reactionTo } from '../../../../shared/errors/reactions.ts';
import { useErrorText } from '../../../../shared/i18n/use-text.ts';
import { requireCookies } from '../../../../shared/session/require-cookies.ts';
import { useSessionStore } from '../../../../shared/session/use-session.ts';
import { statusQuery } from '../../../site/api/status.ts';
import { login } from '../api/login.ts';
import { passkeyLogin } from '../api/passkey.ts';
import { deviceOfApp } from './device.ts';
import { requiresCaptcha, requiresTotp, loginOfExpired } from './login-answers.ts';
import { holdPassword } from '../../password/model/password-memory.ts';
import { forgetLogin, rememberLogin } from './remembered-login.ts';
import { useCaptcha } from '../../captcha/model/use-captcha.ts';

type LoginBody = Omit<BodyOf<typeof identity.login>, 'captcha' | 'captchaId' | 'loginAs' | 'remember'>;
type PasskeyBody = Omit<BodyOf<typeof identity.passkeyLogin>, 'loginAs' | 'remember'>;
type LoginValue = ValueOf<typeof identity.login>;

/** One attempt: the member's credentials and the player's options. */
export interface LoginAttempt {
  body: LoginBody | PasskeyBody;
  /** Answer to the captcha, if one was required. */
  captcha?: string;
  remember: boolean;
}

/**
 * Logs in by any method. A captcha is shown once a response requires it, and renewed after every further failure; the
 * same applies to the authenticator code. `onDone` runs when this tab is logged in.
 */
export function useLogin(form: string, onDone: () => void) {
  const store = useSessionStore();
  const toast = useToast();
  const errorText = useErrorText();
  const { data: status } = useQuery(statusQuery());
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [needsTotp, setNeedsTotp] = useState(false);
  const captcha = useCaptcha(form, needsCaptcha);
  const finish = (
    { token, userName, customerType: type, firstTimeLogin }: LoginValue,
    { body, remember }: LoginAttempt,
  ) => {
    const password = 'password' in body && body.type === 'username' ? body.password : undefined;
    if (password !== undefined) {
      if (firstTimeLogin) holdPassword(password);
      void (remember ? rememberLogin({ userName, password }) : forgetLogin()).catch(reportMemory);
    }
    store.logIn({ token, userName, type, firstTimeLogin }, remember);
    onDone();
  };
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ body, captcha: answer, remember }: LoginAttempt) => {
      requireCookies();
      const loginAs = status?.info.domainRoute.loginAs;
      const choice = { remember, ...((loginAs === 'member' || loginAs === 'agent') && { loginAs }) };
      if ('response' in body) return passkeyLogin({ body: { ...body, ...choice } }, { device: deviceOfApp() });
      const captchaId = needsCaptcha && body.altcha === undefined ? await captcha.loadedId() : null;
      const human = captchaId !== null && { captcha: answer ?? '', captchaId };
      return login({ body: { ...body, ...choice, ...human } }, { device: deviceOfApp() });
    },
    onSuccess: finish,
    onError: (failure, attempt) => {
      const expired = loginOfExpired(failure);
      if (expired !== null) {
        toast.info(errorText(failure));
        return finish(expired, attempt);
      }
      if (requiresTotp(failure)) setNeedsTotp(true);
      if (needsCaptcha) captcha.refresh();
      else if (requiresCaptcha(failure)) setNeedsCaptcha(true);
    },
  });
  return {
    send: mutate,
    isSending: isPending,
    error: reactionTo(error).form === 'newPassword' ? null : error,
    reset,
    needsCaptcha,
    needsTotp,
    /** For another account, which may have no authenticator. */
    forgetTotp: () => setNeedsTotp(false),
    captcha,
  };
}

/** A browser that stores nothing (private mode) can still log in. */
function reportMemory(error: unknown): void {
  console.warn('the log-in could not be remembered', error);
}
