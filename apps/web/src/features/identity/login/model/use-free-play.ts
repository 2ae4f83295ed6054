import { useToast } from '@fairlot/ui';
import { useMutation } from '@tanstack/react-query';
import { useErrorText, useText } from '../../../../shared/i18n/use-text.ts';
import { writeTrialName } from '../../../../shared/session/session-storage.ts';
import { requireCookies } from '../../../../shared/session/require-cookies.ts';
import { useSessionStore } from '../../../../shared/session/use-session.ts';
import { testPlay } from '../api/test-play.ts';

/** Starts a trial session; `onStarted` runs when the tab is logged in as the trial member. */
export function useFreePlay(onStarted: () => void): { start: () => void; isStarting: boolean } {
  const store = useSessionStore();
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      requireCookies();
      return testPlay({});
    },
    onSuccess: ({ trial, trialName, token, userName, customerType, firstTimeLogin }) => {
      // The merchant has closed free play: no member was created (Z-62).
      if (trial === 0) return toast.info(t('trial.closed'));
      writeTrialName({ session: sessionStorage, local: localStorage }, trialName);
      store.logIn({ token, userName, type: customerType, firstTimeLogin }, false);
      onStarted();
    },
    onError: (error) => toast.error(errorText(error)),
  });
  return { start: () => mutate(), isStarting: isPending };
}
