import type { adjustmentTexts } from '../../../sections/wallet/texts.ts';

export const walletAdjustment: typeof adjustmentTexts = {
  title: 'Ajustes',
  heading: 'Solicitar um ajuste',
  text: 'Um segundo operador precisa aprovar antes que o dinheiro se mova.',
  amountHint: 'Use o sinal de menos para descontar, como -50.',
  submit: 'Solicitar ajuste',
  list: 'Ajustes até agora',
  wrongAmount: 'Digite um valor diferente de zero, sem mais casas decimais do que a moeda tem.',
};
