import type { paymentProviderTexts } from '../../../sections/payments/connection-texts.ts';

export const paymentsPaymentProvider: typeof paymentProviderTexts = {
  groups: { in: 'Depósitos', out: 'Pagamentos' },
  names: {
    payos: 'payOS: códigos QR bancários (VietQR)',
    stripe: 'Stripe: carteiras digitais e cartões',
    'payos-payout': 'payOS: transferências para contas bancárias',
    'stripe-payout': 'Stripe Connect: pagamentos para contas Stripe',
    'by-hand': 'Pagamentos manuais',
    sandbox: 'Sandbox: depósitos',
    'sandbox-payout': 'Sandbox: pagamentos',
  },
  notes: {
    'payos-payout':
      'Não certificado. Paga valores inteiros em VND a bancos compatíveis. Outros saques são pagos manualmente, se ' +
      'isso estiver ligado.',
    'stripe-payout':
      'Não certificado. Paga membros que informaram o ID da sua conta Stripe (acct_…), com os pagamentos em manual.',
    'by-hand':
      'Operadores transferem o dinheiro e marcam cada saque como pago. Usado onde nenhum provedor faz pagamentos.',
  },
  fields: { clientId: 'Client ID', paymentMethod: 'Forma de pagamento, como alipay ou card' },
  keys: {
    apiKey: 'Chave de API',
    checksumKey: 'Chave de checksum',
    secretKey: 'Chave secreta',
    webhookSecret: 'Chave de assinatura do webhook',
  },
  facts: { currencies: 'Moedas', webhookUrl: 'Endereço do webhook', waiting: 'Saques aguardando' },
  warnings: { currency: 'Este provedor não aceita a moeda deste site.' },
  offText: 'Nenhum pedido novo é enviado a este provedor. Pedidos abertos esperam até ele ser ligado de novo.',
};
