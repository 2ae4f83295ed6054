import type { betStates } from '../../../shared/payment-states.ts';

export const sharedBetStates: typeof betStates = {
  open: 'Abierta',
  won: 'Ganada',
  lost: 'Perdida',
  refunded: 'Reembolsada',
  cancelled: 'Cancelada',
};
