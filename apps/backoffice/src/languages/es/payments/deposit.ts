import type { depositTexts } from '../../../sections/payments/texts.ts';

export const paymentsDeposit: typeof depositTexts = {
  sent: 'Declarado como enviado',
  open: 'Abiertos',
  all: 'Todos',
  reference: 'Referencia',
  created: 'Solicitado',
  sentAt: 'Enviado',
  receipt: 'Comprobante',
  paymentId: 'Pago en el proveedor',
  credited: 'Acreditado',
  arrived: 'El pago llegó',
  arrivedText: (provider, payment) => `${provider} comunicó el pago ${payment}.`,
  notArrived: 'El pago no ha llegado',
  notArrivedText: (provider) => `${provider} no lo ha comunicado. Compare el comprobante con la cuenta del banco.`,
  waits: 'El miembro aún no ha pagado',
  waitsText: 'La orden está abierta. No hay nada que decidir.',
  ended: 'La orden terminó sin pago',
  endedText: 'El miembro la canceló, o venció o se rechazó.',
  earlier: 'Los demás depósitos del miembro',
  earlierText: 'Compare el importe y el método de pago.',
  rows: 'Filas',
};
