import type { BodyOf, identity } from '@fairlot/contract';
import { useToast } from '@fairlot/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { unsureWhenLost } from '../../../../shared/errors/unsure-when-lost.ts';
import { requireCookies } from '../../../../shared/session/require-cookies.ts';
import { useSessionStore } from '../../../../shared/session/use-session.ts';
import { setPasswordPhone } from '../api/forgot.ts';
import { requiresTotp } from '../../login/model/login-answers.ts';
import { renewRemembered } from '../../login/model/remembered-login.ts';

/**
 * Sets a new password with a code and logs this tab in; `needsTotp` becomes true when the account requires its
 * authenticator.
 */
export function usePhoneReset(onDone: () => void) {
  const t = useText();
  const toast = useToast();
  const store = useSessionStore();
  const [needsTotp, setNeedsTotp] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (body: BodyOf<typeof identity.setPasswordPhone>) => {
      requireCookies();
      return unsureWhenLost(setPasswordPhone({ body }), 'password.unsure');
    },
    onMutate: () => toast.loading(t('password.saving')),
    onSuccess: async ({ token, userName, customerType, firstTimeLogin }, { newPassword }) => {
      toast.success(t('password.saved'));
      store.logIn({ token, userName, type: customerType, firstTimeLogin }, false);
      onDone();
      await renewRemembered(userName, newPassword);
    },
    onError: (failure, _body, loading) => {
      toast.hide(loading);
      if (requiresTotp(failure)) setNeedsTotp(true);
    },
  });
  return { mutate, isPending, needsTotp };
}
