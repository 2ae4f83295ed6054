import { useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../../shared/i18n/use-text.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { retryLost } from '../../../shared/query/query-client.ts';
import { BONUS_KEY, leaveOffer, type Offer, OFFERS_KEY, type Taken, takeOffer } from '../api/promotions.ts';
import { refusalText } from './plain-terms.ts';

/** Joining and leaving one offer; errors are shown with their reason. */
export function useOffer({ offerId, version }: Pick<Offer, 'offerId' | 'version'>, onTaken: (taken: Taken) => void) {
  const client = useQueryClient();
  const toast = useToast();
  const t = useText();
  const errorText = useErrorText();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: OFFERS_KEY });
    void client.invalidateQueries({ queryKey: BONUS_KEY });
  };
  const onError = (error: unknown) => toast.error(refusalText(error, t) ?? errorText(error));
  const take = useMutation({
    mutationFn: () => takeOffer({ offerId, version }),
    // The gift was given, so it is shown rather than an error.
    retry: retryLost,
    onSuccess: onTaken,
    onError,
    onSettled: refresh,
  });
  const leave = useMutation({ mutationFn: () => leaveOffer(offerId), onError, onSettled: refresh });
  return { take: take.mutate, leave: leave.mutate, isBusy: take.isPending || leave.isPending };
}
