import { formatMinor } from '@fairlot/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newIdempotencyKey } from '../../../shared/api/idempotency-key.ts';
import { createRequestKey } from '../../../shared/api/request-key.ts';
import type { DepositOrder } from '../api/deposit.ts';
import { createDeposit, METHODS_KEY } from '../api/deposit.ts';

/** Opens an order. A retry after a lost response uses the same key, so it stays one order. */
export function useDeposit(onOpened: (order: DepositOrder) => void) {
  const client = useQueryClient();
  const [requestKey] = useState(() => createRequestKey(newIdempotencyKey));
  return useMutation({
    mutationFn: ({ method, amountMinor, offerId }: { method: string; amountMinor: bigint; offerId: string | null }) => {
      const body = { method, amount: formatMinor(amountMinor), ...(offerId === null ? {} : { offerId }) };
      return createDeposit({ body }, { idempotencyKey: requestKey.keyOf(body) });
    },
    onSuccess: (order) => {
      requestKey.done();
      void client.invalidateQueries({ queryKey: METHODS_KEY });
      onOpened(order);
    },
  });
}
