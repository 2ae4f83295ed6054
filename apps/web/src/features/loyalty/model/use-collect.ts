import { parseMinor } from '@fairlot/money';
import { useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newIdempotencyKey } from '../../../shared/api/idempotency-key.ts';
import { WALLET_KEY } from '../../../shared/events/wallet-key.ts';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useErrorText, useLocaleText } from '../../../shared/i18n/use-text.ts';
import { checkIn, collectReward, collectRewards, LOYALTY_KEY } from '../api/loyalty.ts';

/** A sum of money of several rewards; their number if none of them is money, such as free bets. */
export function sumText(amount: string, count: number, tag: string): string {
  return count > 1 && parseMinor(amount) === 0n ? String(count) : formatAmount(amount, tag);
}

/** Collects rewards and checks in, and shows the result. A repeated request is paid once. */
export function useCollect() {
  const { t, tag } = useLocaleText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const settled = {
    onError: (error: unknown) => toast.error(errorText(error)),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: LOYALTY_KEY });
      void client.invalidateQueries({ queryKey: WALLET_KEY });
    },
  };
  const say = (amount: string, count = 1) =>
    toast.success(t('loyalty.collectedAmount', { amount: sumText(amount, count, tag) }));
  const one = useMutation({
    mutationFn: (rewardId: string) => collectReward({ params: { rewardId } }, { idempotencyKey: newIdempotencyKey() }),
    onSuccess: ({ amount }) => say(amount),
    ...settled,
  });
  const all = useMutation({
    mutationFn: () => collectRewards({}, { idempotencyKey: newIdempotencyKey() }),
    onSuccess: ({ amount, left, collected }) => {
      if (collected.length > 0) say(amount, collected.length);
      if (left > 0) toast.error(t('loyalty.left'));
    },
    ...settled,
  });
  const today = useMutation({
    mutationFn: () => checkIn({}, { idempotencyKey: newIdempotencyKey() }),
    onSuccess: ({ amount }) => say(amount),
    ...settled,
  });
  return {
    collect: (rewardId: string) => one.mutate(rewardId),
    collectAll: () => all.mutate(),
    checkIn: () => today.mutate(),
    isBusy: one.isPending || all.isPending || today.isPending,
  };
}
