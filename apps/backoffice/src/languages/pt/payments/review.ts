import type { reviewTexts } from '../../../sections/payments/texts.ts';

export const paymentsReview: typeof reviewTexts = {
  open: 'Abertos',
  all: 'Todos',
  closed: 'Fechados',
  resolutions: { credit: 'Creditado', reject: 'Fechado sem crédito' },
  reason: 'Anomalia',
  reported: 'Informado',
  created: 'Recebido',
  resolution: 'Decisão',
  credit: 'Creditar',
  reject: 'Fechar sem crédito',
  match: 'Associar a um pedido',
  matchText: (text) =>
    `O pagador escreveu: “${text}”. O pagamento é associado ao pedido, e você pode então creditá-lo.`,
  compared: (order, reported, state) => `Pedido ${order}, informado ${reported} (${state})`,
  orderIdHint: 'ID de um pedido não pago no mesmo provedor, da lista de depósitos.',
  wrote: 'O pagador escreveu',
  creditText: (amount) =>
    `${amount} são creditados imediatamente. Acima do seu limite diário, um segundo operador precisa aprovar o ` +
    'crédito.',
  requestText: (amount) => `${amount} são creditados quando um segundo operador aprovar.`,
  rejectText: 'Nada é creditado e o caso é fechado.',
  reasons: {
    'amount-differs': 'Valor diferente',
    'other-name': 'Nome do pagador diferente',
    'account-closed': 'Conta encerrada: devolva o pagamento no provedor',
    'payout-account-closed': 'Saque devolvido a uma conta encerrada: pague fora do site e corrija o saldo',
    'currency-differs': 'Moeda diferente',
    'other-payment': 'Outro pagamento',
    'succeeded-after-failure': 'Sucesso após uma falha',
    'succeeded-after-cancel': 'Sucesso após cancelamento',
    'failed-after-success': 'Falha informada após um sucesso',
    'reversed-in-review': 'Estornado durante a análise',
    'reversed-after-part': 'Estornado por inteiro após uma parte: desconte só o restante com um ajuste',
    'unknown-state': 'Situação desconhecida',
    'unknown-order': 'Pedido desconhecido',
    'unreadable-event': 'Mensagem ilegível',
  },
};
