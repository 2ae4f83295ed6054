import type { termsTexts } from '../../../sections/payments/terms-texts.ts';

export const paymentsTerms: typeof termsTexts = {
  change: 'Cambiar las condiciones',
  whose: 'Condiciones de',
  everybody: 'Todos',
  levelHint: 'Se aplican hasta el siguiente nivel con condiciones propias.',
  vipHint: 'Cada nivel VIP tiene su propio límite diario y número de retiros gratis, que sustituyen a los de aquí.',
  taken: 'Este nivel ya tiene condiciones. Elíjalo para cambiarlas.',
  names: {
    least: 'Retiro mínimo',
    most: 'Retiro máximo',
    daily: 'Límite diario',
    freePerDay: 'Retiros gratis por día',
    fee: 'Tarifa tras los retiros gratis',
    wageringPercent: 'Volumen apostado exigido sobre el depósito antes del retiro (%)',
    reviewAbove: 'Una aprobación obligatoria por encima de',
    secondAbove: 'Dos aprobaciones obligatorias por encima de',
    mostPerDay: 'Revisar cuando el número de retiros en 24 horas supere',
    newAccountHours: 'Revisar cuando la cuenta tenga menos de (horas)',
    accountWaitHours: 'Espera antes de desembolsos a una cuenta nueva (horas)',
  },
};
