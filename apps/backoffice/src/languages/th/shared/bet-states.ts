import type { betStates } from '../../../shared/payment-states.ts';

export const sharedBetStates: typeof betStates = {
  open: 'รอผล',
  won: 'ชนะ',
  lost: 'แพ้',
  refunded: 'คืนเงิน',
  cancelled: 'ยกเลิกแล้ว',
};
