import { useCallback, useState } from 'react';
import { useSessionStore } from '../../../shared/session/use-session.ts';
import { logout } from '../api/session-calls.ts';

/**
 * Logs out here and in every tab. When the server cannot be reached the device forgets the session all the same:
 * whoever asks to log out must never stay logged in on this screen.
 */
export function useLogout(onLeft: () => void): { leave: () => void; isLeaving: boolean } {
  const store = useSessionStore();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = useCallback(() => {
    setIsLeaving(true);
    const end = () => {
      setIsLeaving(false);
      store.logOut();
      onLeft();
    };
    void logout({}).then(end, end);
  }, [store, onLeft]);
  return { leave, isLeaving };
}
