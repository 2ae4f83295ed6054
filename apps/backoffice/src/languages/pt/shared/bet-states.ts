import type { betStates } from '../../../shared/payment-states.ts';

export const sharedBetStates: typeof betStates = {
  open: 'Aberta',
  won: 'Ganha',
  lost: 'Perdida',
  refunded: 'Devolvida',
  cancelled: 'Cancelada',
};
