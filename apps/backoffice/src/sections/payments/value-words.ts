import { paymentStates } from '../../shared/payment-states.ts';
import type { ValueWords } from '../../shared/section.ts';
import { reviewTexts } from './texts.ts';

export const values: ValueWords = {
  payment: { resolution: reviewTexts.resolutions, orderStatus: paymentStates.deposit },
  withdrawal: { status: paymentStates.withdrawal },
};
