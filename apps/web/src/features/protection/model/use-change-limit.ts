import { useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText, useText } from '../../../shared/i18n/use-text.ts';
import { changeLimit, confirmLimit, type Limit, limitsQuery } from '../api/limits.ts';

interface Input {
  limit: Limit;
  /** An amount, or minutes for sessions; null for no limit; undefined confirms the pending change. */
  wanted?: string | number | null;
}

/** Sets, requests, keeps or confirms a limit, and shows the result. */
export function useChangeLimit(onDone?: () => void) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ limit: { kind, period }, wanted }: Input) =>
      wanted === undefined
        ? confirmLimit({ body: { kind, period } })
        : changeLimit({ body: { kind, period, limit: wanted } }),
    onSuccess: (limits, { limit: { kind, period } }) => {
      client.setQueryData(limitsQuery(true).queryKey, limits);
      const changed = limits.find((limit) => limit.kind === kind && limit.period === period);
      toast.success(t(changed?.pending ? 'limits.asked' : 'limits.saved'));
      onDone?.();
    },
    onError: (error) => {
      toast.error(errorText(error));
      void client.invalidateQueries({ queryKey: limitsQuery(true).queryKey });
    },
  });
  return { change: mutate, isChanging: isPending };
}
