import { Type } from 'typebox';
import { defineEvent } from '../../platform/events/index.ts';

/** Money of a deposit is on the member's account. */
export const depositCredited = defineEvent(
  'deposit.credited',
  Type.Object({ orderId: Type.String(), amountMinor: Type.String() }),
);
