import { TOAST_MS, useToast } from '@fairlot/ui';
import { useCallback, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useSessionStore } from '../../../../shared/session/use-session.ts';
import { logout } from '../api/session-calls.ts';
import { forgetPassword } from '../../password/model/password-memory.ts';

/**
 * Logs out here and in every tab. If the server cannot be reached, the device still forgets the session: a player who
 * logs out must never stay logged in on this screen.
 */
export function useLogout(onLeft: () => void): { leave: () => void; isLeaving: boolean } {
  const t = useText();
  const toast = useToast();
  const store = useSessionStore();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = useCallback(() => {
    setIsLeaving(true);
    const loading = toast.loading(t('logout.leaving'), TOAST_MS.logout);
    const end = () => {
      toast.hide(loading);
      setIsLeaving(false);
      forgetPassword();
      store.logOut();
      onLeft();
    };
    void logout({}).then(end, end);
  }, [store, toast, t, onLeft]);
  return { leave, isLeaving };
}
