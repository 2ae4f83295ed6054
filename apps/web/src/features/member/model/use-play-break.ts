import { useToast } from '@fairlot/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNow } from '../../../shared/clock/use-now.ts';
import { useErrorText, useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { OFFERS_KEY } from '../../promotions/api/promotions.ts';
import { protectionQuery, startExclusion, startTimeout } from '../api/protection.ts';
import { runningBreak, type PlayBreak, type RunningBreak } from './play-break.ts';

/** The active break; null without one. */
export function useRunningBreak(): RunningBreak | null {
  const hasToken = useHasToken();
  const { data } = useQuery(protectionQuery(hasToken));
  return runningBreak(data, useNow());
}

/** Starts a break; it cannot be shortened. */
export function useStartBreak(onStarted: () => void) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (choice: PlayBreak) =>
      choice.kind === 'timeout'
        ? startTimeout({ body: { hours: choice.hours } })
        : startExclusion({ body: { months: choice.months } }),
    onSuccess: (state) => {
      client.setQueryData(protectionQuery(true).queryKey, state);
      // Banners, promotions and offers are not for members on a break.
      for (const queryKey of [['content'], OFFERS_KEY]) void client.resetQueries({ queryKey });
      toast.success(t('break.started'));
      onStarted();
    },
    onError: (error) => toast.error(errorText(error)),
  });
  return { start: mutate, isStarting: isPending };
}
