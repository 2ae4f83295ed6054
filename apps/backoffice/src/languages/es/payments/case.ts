import type { caseTexts } from '../../../sections/payments/case-texts.ts';

export const paymentsCase: typeof caseTexts = {
  to: (label, holder) => `a ${label}, ${holder}`,
  asked: 'solicitado',
  fee: (fee) => `tarifa ${fee}`,
  evidence: 'Pruebas',
  proof: 'Referencia bancaria',
  proofHint: 'Al menos 10 caracteres. Incluya el comprobante de pago.',
  approve: (amount) => `Aprobar ${amount}`,
  askSecond: (amount) => `Solicitar aprobación de ${amount}`,
  paid: (amount) => `Marcar ${amount} como pagado`,
  thisCase: 'Este caso',
  none: 'Ningún otro retiro hasta ahora.',
  holdText:
    'El retiro no se puede decidir hasta que se libere. El dinero sigue reservado y el miembro aún puede cancelarlo.',
  releaseText: 'El retiro se puede decidir de nuevo.',
  offHold: 'Liberado',
  money: 'Origen de los fondos',
  sinceLast: 'Desde el retiro anterior, solicitado',
  sinceBegin: 'Desde que se abrió la cuenta',
  isPart: 'Últimos 20 mil movimientos. El dinero anterior cuenta como saldo inicial.',
  noMoney: 'No entró dinero.',
  hadThen: 'Disponible al solicitarlo',
  sources: {
    before: 'Saldo inicial',
    deposit: 'Otros depósitos y devoluciones',
    play: 'Otro juego',
  },
  named: {
    deposit: (depositMethod) => `Depósito por ${depositMethod}`,
  },
  related: 'Compartido con otros miembros',
  noRelated: 'Ningún otro miembro usó esta cuenta, este dispositivo o esta dirección en los últimos 30 días.',
  nearness: { account: 'Misma cuenta', device: 'Mismo dispositivo', address: 'Misma dirección de red' },
  memberStates: { active: 'Activo', disabled: 'Inhabilitado', closed: 'Cerrado' },
};
