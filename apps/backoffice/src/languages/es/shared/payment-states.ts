import type { paymentStates } from '../../../shared/payment-states.ts';

export const sharedPaymentStates: typeof paymentStates = {
  withdrawal: {
    requested: 'Solicitado',
    review: 'En revisión',
    approved: 'Aprobado',
    submitted: 'Enviado',
    paid: 'Pagado',
    refused: 'Rechazado',
    failed: 'Fallido',
    cancelled: 'Cancelado',
    unknown: 'Desconocido',
    reversed: 'Revertido',
  },
  deposit: {
    created: 'Iniciado',
    awaiting: 'Esperando el pago',
    processing: 'En proceso',
    succeeded: 'Acreditado',
    failed: 'Fallido',
    expired: 'Vencido',
    cancelled: 'Cancelado',
    unknown: 'Desconocido',
    review: 'En revisión',
    reversed: 'Revertido',
  },
};
