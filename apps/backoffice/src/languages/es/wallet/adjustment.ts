import type { adjustmentTexts } from '../../../sections/wallet/texts.ts';

export const walletAdjustment: typeof adjustmentTexts = {
  title: 'Ajustes de saldo',
  heading: 'Solicitar un ajuste',
  text: 'Un segundo operador debe aprobarlo antes de que se mueva dinero.',
  amountHint: 'Use el signo menos para descontar, como -50.',
  submit: 'Solicitar ajuste',
  list: 'Ajustes hasta ahora',
  wrongAmount: 'Introduzca un importe distinto de cero, sin más decimales que la moneda.',
};
