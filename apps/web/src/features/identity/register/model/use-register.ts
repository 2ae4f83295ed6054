import { useMutation } from '@tanstack/react-query';
import { useSettings } from '../../../site/model/use-settings.ts';
import { unsureWhenLost } from '../../../../shared/errors/unsure-when-lost.ts';
import { requireCookies } from '../../../../shared/session/require-cookies.ts';
import { useSessionStore } from '../../../../shared/session/use-session.ts';
import { register, registerMobile } from '../api/register.ts';
import type { RegisterField, RegisterMethod, RegisterValues } from './register-model.ts';
import { readAppFacts, registerMethodOf } from './register-method.ts';
import { mobilePayload, type RegisterFacts, usernamePayload } from './register-payload.ts';

export interface RegisterInput {
  method: RegisterMethod;
  values: RegisterValues;
  shown: readonly RegisterField[];
  captchaId: string | null;
  altcha: string | undefined;
  dialingCode: string;
  proof: RegisterFacts['proof'];
}

/** Registers; the response is a session. `onDone` gets the account, `onRefused` runs after every error. */
export function useRegister(onDone: (account: string) => void, onRefused: (failure: Error) => void) {
  const store = useSessionStore();
  const { appMarker } = useSettings().client;
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ method, values, shown, ...rest }: RegisterInput) => {
      requireCookies();
      const facts = { ...rest, registerMethod: registerMethodOf(readAppFacts(appMarker)), hostname: location.hostname };
      const answer =
        method === 'mobileNum'
          ? registerMobile({ body: mobilePayload(values, shown, facts) })
          : register({ body: usernamePayload(values, shown, facts) });
      return unsureWhenLost(answer, 'register.unsure');
    },
    onSuccess: ({ token, userName, customerType, firstTimeLogin, account }) => {
      onDone(account);
      store.logIn({ token, userName, type: customerType, firstTimeLogin }, false);
    },
    onError: onRefused,
  });
  return { send: mutate, isSending: isPending };
}
