import { counted } from '../../../shared/language.ts';
import type { templateWords } from '../../../sections/promotions/templates/texts.ts';

export const promotionsTemplate: typeof templateWords = {
  start: 'Começar de um modelo',
  task: (name) => `Fazer uma promoção: ${name}`,
  names: {
    firstDeposit: 'Primeiro depósito',
    reload: 'Depósito semanal',
    cashback: 'Cashback sobre perdas',
    freeBet: 'Bilhete de loteria grátis',
    freeRounds: 'Rodadas grátis',
    redPacket: 'Envelope vermelho',
  },
  filled: (count, days, middle) =>
    `Preenchido a partir de ${counted(count, 'depósito')} em ${counted(days, 'dia')} até hoje. ` +
    `Metade deles foi de ${middle} ou menos.`,
  empty: 'Ainda não há depósitos, por isso os valores estão vazios. Digite-os.',
  replaces: 'Um modelo substitui o que você digitou.',
  expected: 'Esperado',
  range: 'Oito de dez casos',
  forecast: (days) => `Previsão para ${counted(days, 'dia')}`,
  day: (day) => `Dia ${day}`,
  atBudget: 'Orçamento atingido',
  onDay: (day) => `no dia ${day}`,
  notReached: 'não esperado',
  useBudget: (amount) => `Usar ${amount} como orçamento`,
  noCourse:
    'Os membros pedem quando querem, por isso não há evolução no tempo: este é o custo se todos pedirem uma vez.',
};
