import { formatMinor } from '@fairlot/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createRequestKey } from '../../../shared/api/idempotency-key.ts';
import { useRouter } from '../../../shared/navigation/use-router.ts';
import { createDeposit, METHODS_KEY } from '../api/deposit.ts';

/**
 * Opens an order and its payment page. A retry after a lost response uses the same key, so it stays one order.
 */
export function useDeposit() {
  const router = useRouter();
  const client = useQueryClient();
  const [requestKey] = useState(() => createRequestKey());
  return useMutation({
    mutationFn: ({ method, amountMinor, offerId }: { method: string; amountMinor: bigint; offerId: string | null }) => {
      const body = { method, amount: formatMinor(amountMinor), ...(offerId === null ? {} : { offerId }) };
      return createDeposit({ body }, { idempotencyKey: requestKey.keyOf(body) });
    },
    onSuccess: ({ orderId, payUrl }) => {
      requestKey.done();
      void client.invalidateQueries({ queryKey: METHODS_KEY });
      if (payUrl === null) router.history.push(`/m/voucherCenter?orderId=${orderId}`);
      else window.location.assign(payUrl);
    },
  });
}
