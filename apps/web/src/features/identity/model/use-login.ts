import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useSessionStore } from '../../../shared/session/use-session.ts';
import { login } from '../api/login.ts';
import { holdPassword } from './password-memory.ts';
import { useCaptcha } from './use-captcha.ts';

export interface LoginFields {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

/** Logs in by username. The captcha is asked for once an answer demands it, and renewed after every failure from then on. */
export function useLogin(onDone: () => void) {
  const store = useSessionStore();
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const captcha = useCaptcha('login', needsCaptcha);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ username, password, captcha: answer, remember }: LoginFields) =>
      login({
        body: {
          username: username.trim(), password, type: 'username', remember,
          ...(needsCaptcha && captcha.captchaId !== null && { captcha: answer, captchaId: captcha.captchaId }),
        },
      }),
    onSuccess: ({ token, userName, customerType, firstTimeLogin }, { password, remember }) => {
      if (firstTimeLogin) holdPassword(password);
      store.logIn({ token, userName, type: customerType, firstTimeLogin }, remember);
      onDone();
    },
    onError: (failure, { password, remember }) => {
      const expired = loginOfExpired(failure);
      if (expired !== null) {
        holdPassword(password);
        store.logIn(expired, remember);
        return onDone();
      }
      if (needsCaptcha) captcha.refresh();
      else if (demandsCaptcha(failure)) setNeedsCaptcha(true);
    },
  });
  return { send: mutate, isSending: isPending, error, reset, needsCaptcha, captcha };
}

/** The server says with a refusal that the next attempt needs a captcha. */
export function demandsCaptcha(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === 'captcha.error') return true;
  const { value } = error;
  return typeof value === 'object' && value !== null && 'captcha' in value && value.captcha === true;
}

/** An expired password is answered with a session that is good for choosing a new one, as at a first login (Z-50). */
function loginOfExpired(error: unknown): { token: string; userName: string; type: number; firstTimeLogin: true } | null {
  if (!(error instanceof ApiError) || error.code !== 'password.expired') return null;
  const { value } = error;
  if (typeof value !== 'object' || value === null || !('token' in value) || !('userName' in value) || !('customerType' in value)) return null;
  return { token: String(value.token), userName: String(value.userName), type: Number(value.customerType), firstTimeLogin: true };
}
