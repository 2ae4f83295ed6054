import type { templateWords } from '../../../sections/promotions/templates/texts.ts';
import { counted } from '../../../shared/language.ts';

export const promotionsTemplate: typeof templateWords = {
  start: 'Partir de una plantilla',
  task: (name) => `Lanzar una promoción: ${name}`,
  names: {
    firstDeposit: 'Primer depósito',
    reload: 'Depósito semanal',
    cashback: 'Cashback por pérdidas',
    freeBet: 'Boleto de lotería gratis',
    freeRounds: 'Rondas gratis',
    redPacket: 'Sobre rojo',
  },
  filled: (count, days, middle) =>
    `Rellenado con ${counted(count, 'depósito')} de los últimos ${counted(days, 'día')}. La mitad eran de ` +
    `${middle} o menos.`,
  empty: 'Aún no hay depósitos, así que los importes están vacíos. Introdúzcalos.',
  replaces: 'Una plantilla sustituye lo que introdujo.',
  expected: 'Esperado',
  range: 'Ocho de cada diez casos',
  forecast: (days) => `Previsión para ${counted(days, 'día')}`,
  day: (day) => `Día ${day}`,
  atBudget: 'Presupuesto alcanzado',
  onDay: (day) => `el día ${day}`,
  notReached: 'no se prevé',
  useBudget: (amount) => `Usar ${amount} como presupuesto`,
  noCourse:
    'Los miembros la piden cuando quieren, así que no hay curso en el tiempo: este es el costo si todos la ' +
    'piden una vez.',
};
