import type { betStates } from '../../../shared/payment-states.ts';

export const sharedBetStates: typeof betStates = {
  open: '未结算',
  won: '赢',
  lost: '输',
  refunded: '已退款',
  cancelled: '已取消',
};
