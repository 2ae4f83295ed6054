import { useToast } from '@fairlot/ui';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../../../shared/i18n/use-text.ts';
import { writeTrialName } from '../../../shared/session/session-storage.ts';
import { useSessionStore } from '../../../shared/session/use-session.ts';
import { testPlay } from '../api/test-play.ts';

/** Starts a trial session; `onStarted` runs once the tab is logged in as the trial member. */
export function useFreePlay(onStarted: () => void): { start: () => void; isStarting: boolean } {
  const store = useSessionStore();
  const toast = useToast();
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => testPlay({}),
    onSuccess: ({ trialName, token, userName, customerType, firstTimeLogin }) => {
      writeTrialName({ session: sessionStorage, local: localStorage }, trialName);
      store.logIn({ token, userName, type: customerType, firstTimeLogin }, false);
      onStarted();
    },
    onError: (error) => toast.error(errorText(error)),
  });
  return { start: () => mutate(), isStarting: isPending };
}
