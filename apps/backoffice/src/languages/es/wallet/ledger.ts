import type { ledgerTexts } from '../../../sections/wallet/texts.ts';

export const walletLedger: typeof ledgerTexts = {
  title: 'Movimientos',
  all: 'Todo',
  entry: 'Entrada',
  reference: 'Referencia',
  account: 'Cuenta',
  id: 'Transferencia',
  accounts: { available: 'Principal', held: 'Retenido', receivable: 'Debido', bonus: 'Bono' },
};
