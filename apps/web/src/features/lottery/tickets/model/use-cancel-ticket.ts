import { useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { WALLET_KEY } from '../../../../shared/events/wallet-key.ts';
import { useErrorText, useText } from '../../../../shared/i18n/use-text.ts';
import { FOLLOW_UPS_KEY } from '../api/follow-ups.ts';
import { cancelTicket } from '../api/tickets.ts';

/** Cancels tickets; all queries that show them or the balance are refetched. */
export function useCancelTicket(onDone: () => void) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ticketId: string) => cancelTicket({ params: { id: ticketId } }),
    onSuccess: ({ balance }) => {
      client.setQueryData(
        WALLET_KEY,
        (wallet: { sumBalance: string; currency: string } | undefined) => wallet && { ...wallet, sumBalance: balance },
      );
      toast.success(t('lottery.ticketCancelled'));
    },
    onError: (error) => toast.error(errorText(error)),
    onSettled: async (_answer, _error, ticketId) => {
      onDone();
      await Promise.all(
        [['me', 'records'], ['me', 'ticket', ticketId], FOLLOW_UPS_KEY, WALLET_KEY].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}
