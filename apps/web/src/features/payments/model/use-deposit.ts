import { formatMinor } from '@fairlot/money';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newIdempotencyKey } from '../../../shared/api/idempotency-key.ts';
import { createWishKeeper } from '../../../shared/api/wish-keeper.ts';
import type { DepositOrder } from '../api/deposit.ts';
import { createDeposit } from '../api/deposit.ts';

/** Opens an order; the same wish repeated after a lost answer stays the same order. */
export function useDeposit(onOpened: (order: DepositOrder) => void) {
  const [keeper] = useState(() => createWishKeeper(newIdempotencyKey));
  return useMutation({
    mutationFn: ({ method, amountMinor }: { method: string; amountMinor: bigint }) => {
      const body = { method, amount: formatMinor(amountMinor) };
      return createDeposit({ body }, { idempotencyKey: keeper.keyOf(body) });
    },
    onSuccess: (order) => {
      keeper.fulfil();
      onOpened(order);
    },
  });
}
