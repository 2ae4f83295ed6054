import type { lateWinsTexts } from '../../../sections/vendors/late-wins-texts.ts';

export const vendorsLateWins: typeof lateWinsTexts = {
  title: 'Ganhos tardios',
  means: (most) =>
    `Ganhos que chegaram depois que o provedor fechou a rodada. Eles são pagos; acima de ${most} ficam retidos para ` +
    'dois operadores. O ganho de uma aposta que os operadores já decidiram fica sempre retido.',
  none: 'Nenhum ganho tardio',
  states: { paid: 'Pago', held: 'Retido', refused: 'Recusado', undone: 'Cancelado pelo provedor' },
  closedAt: 'Rodada fechada',
  set: 'Definir o limite',
  most: 'Pagar imediatamente até. Deixe vazio para o padrão',
  wrongAmount: 'Digite um valor',
};
