import type { betStates } from '../../../shared/payment-states.ts';

export const sharedBetStates: typeof betStates = {
  open: 'Terbuka',
  won: 'Menang',
  lost: 'Kalah',
  refunded: 'Dikembalikan',
  cancelled: 'Dibatalkan',
};
