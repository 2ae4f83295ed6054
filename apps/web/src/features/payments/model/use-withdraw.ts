import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createRequestKey } from '../../../shared/api/idempotency-key.ts';
import { WALLET_KEY } from '../../../shared/events/wallet-key.ts';
import { createWithdrawal, WITHDRAW_KEY } from '../api/withdraw-calls.ts';

interface Input {
  accountId: string;
  /** Decimal string. */
  amount: string;
  paymentPassword: string;
}

/** Requests a withdrawal. A retry after a lost response uses the same key, so it stays one withdrawal. */
export function useWithdraw(onAsked: () => void) {
  const client = useQueryClient();
  const [requestKey] = useState(() => createRequestKey());
  return useMutation({
    mutationFn: ({ paymentPassword, ...input }: Input) =>
      createWithdrawal({ body: { ...input, paymentPassword } }, { idempotencyKey: requestKey.keyOf(input) }),
    onSuccess: () => {
      requestKey.done();
      void client.invalidateQueries({ queryKey: WITHDRAW_KEY });
      void client.invalidateQueries({ queryKey: WALLET_KEY });
      onAsked();
    },
  });
}
