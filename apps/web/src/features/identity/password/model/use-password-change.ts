import { useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unsureWhenLost } from '../../../../shared/errors/unsure-when-lost.ts';
import { useMember, useSessionStore } from '../../../../shared/session/use-session.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { changePassword } from '../api/change-password.ts';
import type { PasswordValues } from './password-change.ts';
import { forgetPassword } from './password-memory.ts';
import { renewRemembered } from '../../login/model/remembered-login.ts';

/**
 * Changes the password: a loading message for at most 10 s, then `Change saved`. The tab continues with the new token,
 * and the remembered log-in is encrypted again.
 */
export function usePasswordChange(onSaved: () => void) {
  const t = useText();
  const store = useSessionStore();
  const member = useMember();
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (values: PasswordValues) => unsureWhenLost(changePassword({ body: values }), 'password.unsure'),
    onMutate: () => toast.loading(t('password.saving')),
    onSuccess: async ({ token }, { newPassword }) => {
      forgetPassword();
      toast.success(t('password.saved'));
      store.passwordChanged(token);
      // Refetches everything that was rejected until now.
      void queries.invalidateQueries({ queryKey: ['me'] });
      onSaved();
      if (member !== null) await renewRemembered(member.userName, newPassword);
    },
    onError: (_failure, _values, loading) => toast.hide(loading),
  });
}
