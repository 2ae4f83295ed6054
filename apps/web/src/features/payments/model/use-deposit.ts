import { formatMinor } from '@fairlot/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createRequestKey } from '../../../shared/api/idempotency-key.ts';
import { useRouter } from '../../../shared/navigation/use-router.ts';
import { createDeposit, METHODS_KEY } from '../api/deposit.ts';

/** The promotion that the member chose, with the version of the terms that were shown; undefined if none were. */
export interface DepositOffer {
  offerId: string;
  offerVersion: number | undefined;
}

interface Input {
  method: string;
  amountMinor: bigint;
  offer: DepositOffer | null;
}

/**
 * Opens an order and its payment page, unless the member has left the form meanwhile. A retry after a lost response
 * uses the same key, so it stays one order.
 */
export function useDeposit() {
  const router = useRouter();
  const client = useQueryClient();
  const [requestKey] = useState(() => createRequestKey());
  const { mutate, ...order } = useMutation({
    mutationFn: ({ method, amountMinor, offer }: Input) => {
      const body = { method, amount: formatMinor(amountMinor), ...offer };
      return createDeposit({ body }, { idempotencyKey: requestKey.keyOf(body) });
    },
    onSuccess: () => {
      requestKey.done();
      void client.invalidateQueries({ queryKey: METHODS_KEY });
    },
  });
  const open = ({ orderId, payUrl }: Awaited<ReturnType<typeof createDeposit>>) => {
    if (payUrl === null) router.history.push(`/m/voucherCenter?orderId=${orderId}`);
    else window.location.assign(payUrl);
  };
  // Callbacks of a call, unlike those of the mutation, end with the form.
  return { ...order, mutate: (input: Input) => mutate(input, { onSuccess: open }) };
}
