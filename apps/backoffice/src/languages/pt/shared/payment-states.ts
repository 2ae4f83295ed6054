import type { paymentStates } from '../../../shared/payment-states.ts';

export const sharedPaymentStates: typeof paymentStates = {
  withdrawal: {
    requested: 'Solicitado',
    review: 'Em análise',
    approved: 'Aprovado',
    submitted: 'Enviado',
    paid: 'Pago',
    refused: 'Recusado',
    failed: 'Falhou',
    cancelled: 'Cancelado',
    unknown: 'Desconhecido',
    reversed: 'Estornado',
  },
  deposit: {
    created: 'Iniciado',
    awaiting: 'Aguardando pagamento',
    processing: 'Processando',
    succeeded: 'Creditado',
    failed: 'Falhou',
    expired: 'Expirado',
    cancelled: 'Cancelado',
    unknown: 'Desconhecido',
    review: 'Em análise',
    reversed: 'Estornado',
  },
};
