import type { depositTexts } from '../../../sections/payments/texts.ts';

export const paymentsDeposit: typeof depositTexts = {
  sent: 'Informados como enviados',
  open: 'Abertos',
  all: 'Todos',
  reference: 'Referência',
  created: 'Solicitado',
  sentAt: 'Enviado',
  receipt: 'Comprovante',
  paymentId: 'Pagamento no provedor',
  credited: 'Creditado',
  arrived: 'O pagamento chegou',
  arrivedText: (provider, payment) => `${provider} informou o pagamento ${payment}.`,
  notArrived: 'O pagamento não chegou',
  notArrivedText: (provider) => `${provider} não o informou. Compare o comprovante com a conta do banco.`,
  waits: 'O membro ainda não pagou',
  waitsText: 'O pedido está aberto. Nada precisa ser decidido.',
  ended: 'Pedido encerrado sem pagamento',
  endedText: 'O membro o cancelou, ou ele expirou ou foi recusado.',
  earlier: 'Os outros depósitos do membro',
  earlierText: 'Compare o valor e a forma de pagamento.',
  rows: 'Linhas',
};
