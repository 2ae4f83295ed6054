import type { betStates } from '../../../shared/payment-states.ts';

export const sharedBetStates: typeof betStates = {
  open: 'Đang mở',
  won: 'Thắng',
  lost: 'Thua',
  refunded: 'Hoàn tiền',
  cancelled: 'Đã hủy',
};
