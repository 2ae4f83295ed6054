import { useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createRequestKey } from '../../../../shared/api/idempotency-key.ts';
import { WALLET_KEY } from '../../../../shared/events/wallet-key.ts';
import { useErrorText, useText } from '../../../../shared/i18n/use-text.ts';
import { collectMoney, moveMoney, vendorWalletsQuery } from '../api/wallets.ts';

interface Move {
  code: string;
  direction: 'in' | 'out';
  /** Decimal string. */
  amount: string;
}

/**
 * Moves money between wallets, or returns all of it. A retry after a lost response uses the same key, so it stays one
 * transfer.
 */
export function useMove(onMoved: () => void) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [requestKey] = useState(() => createRequestKey());
  const settled = {
    onError: (error: unknown) => toast.error(errorText(error)),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: vendorWalletsQuery(true).queryKey });
      void client.invalidateQueries({ queryKey: WALLET_KEY });
    },
  };
  const move = useMutation({
    mutationFn: (input: Move) => {
      const { code, direction, amount } = input;
      return moveMoney({ params: { code, direction }, body: { amount } }, { idempotencyKey: requestKey.keyOf(input) });
    },
    onSuccess: ({ state }) => {
      requestKey.done();
      if (state === 'unknown') toast.info(t('wallets.movedUnknown'));
      else toast.success(t('wallets.moved'));
      onMoved();
    },
    ...settled,
  });
  const collect = useMutation({
    mutationFn: () => collectMoney({ body: {} }, { idempotencyKey: requestKey.keyOf('collect') }),
    onSuccess: ({ wallets }) => {
      requestKey.done();
      if (wallets.some(({ state }) => state === 'unknown')) toast.info(t('wallets.movedUnknown'));
      else toast.success(t('wallets.collected'));
    },
    ...settled,
  });
  return {
    move: (requested: Move) => move.mutate(requested),
    collect: () => collect.mutate(),
    isBusy: move.isPending || collect.isPending,
  };
}
