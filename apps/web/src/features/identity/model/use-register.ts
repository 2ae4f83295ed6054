import { useMutation } from '@tanstack/react-query';
import { useSessionStore } from '../../../shared/session/use-session.ts';
import { register } from '../api/register.ts';
import type { RegisterField, RegisterValues } from './register-fields.ts';
import { useCaptcha } from './use-captcha.ts';

/** Registers by username; the answer is a session. `onDone` gets the account. */
export function useRegister(isOpen: boolean, onDone: (account: string) => void) {
  const store = useSessionStore();
  const captcha = useCaptcha('register', isOpen);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ values, shown }: { values: RegisterValues; shown: readonly RegisterField[] }) => {
      const optional = (field: 'nickname' | 'email' | 'affiliateCode') => (shown.includes(field) && values[field] !== '' ? { [field]: values[field] } : {});
      return register({
        body: {
          username: values.username, password: values.password, confirmPassword: values.confirmPassword,
          captcha: values.captcha, captchaId: captcha.captchaId ?? '', agreement: true, type: 0, registerMethod: 'H5',
          registerUrl: location.hostname, domain: location.hostname, ...optional('nickname'), ...optional('email'), ...optional('affiliateCode'),
        },
      });
    },
    onSuccess: ({ token, userName, customerType, firstTimeLogin, account }) => {
      onDone(account);
      store.logIn({ token, userName, type: customerType, firstTimeLogin }, false);
    },
    onError: () => captcha.refresh(),
  });
  return { send: mutate, isSending: isPending, captcha };
}
