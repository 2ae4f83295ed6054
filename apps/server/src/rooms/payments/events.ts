import { Type } from 'typebox';
import { defineEvent } from '../../platform/events/index.ts';

/** Money of a deposit is on the member's account. */
export const depositCredited = defineEvent(
  'deposit.credited',
  Type.Object({ orderId: Type.String(), amountMinor: Type.String() }),
);

/** A withdrawal stands in another state; `amountMinor` is without the fee. */
export const withdrawalChanged = defineEvent(
  'withdrawal.changed',
  Type.Object({
    orderId: Type.String(),
    status: Type.String(),
    amountMinor: Type.String(),
    asset: Type.String(),
  }),
);
