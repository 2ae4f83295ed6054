import type { paymentProviderTexts } from '../../../sections/payments/connection-texts.ts';

export const paymentsPaymentProvider: typeof paymentProviderTexts = {
  groups: { in: 'Depósitos', out: 'Desembolsos' },
  names: {
    payos: 'payOS: códigos QR bancarios (VietQR)',
    stripe: 'Stripe: monederos electrónicos y tarjetas',
    'payos-payout': 'payOS: transferencias a cuentas bancarias',
    'stripe-payout': 'Stripe Connect: desembolsos a cuentas de Stripe',
    'by-hand': 'Desembolsos manuales',
    sandbox: 'Entorno de pruebas: depósitos',
    'sandbox-payout': 'Entorno de pruebas: desembolsos',
  },
  notes: {
    'payos-payout':
      'Sin certificar. Paga importes enteros en VND a bancos compatibles. Los demás retiros se pagan a mano, ' +
      'si eso está activado.',
    'stripe-payout':
      'Sin certificar. Paga a los miembros que introdujeron el ID de su cuenta de Stripe (acct_…), con ' +
      'desembolsos en modo manual.',
    'by-hand':
      'Los operadores transfieren el dinero y marcan cada retiro como pagado. Se usa donde ningún proveedor paga.',
  },
  fields: { clientId: 'ID del cliente', paymentMethod: 'Método de pago, como alipay o card' },
  keys: {
    apiKey: 'Clave de API',
    checksumKey: 'Clave de suma de verificación',
    secretKey: 'Clave secreta',
    webhookSecret: 'Secreto de firma del webhook',
  },
  facts: { currencies: 'Monedas', webhookUrl: 'Dirección del webhook', waiting: 'Retiros en espera' },
  warnings: { currency: 'Este proveedor no admite la moneda de este sitio.' },
  offText: 'No se envían órdenes nuevas a este proveedor. Las órdenes abiertas esperan hasta que se active de nuevo.',
};
