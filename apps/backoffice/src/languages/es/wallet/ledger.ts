import type { ledgerTexts } from '../../../sections/wallet/texts.ts';

export const walletLedger: typeof ledgerTexts = {
  title: 'Movimientos',
  all: 'Todo',
  at: 'Hora',
  entry: 'Entrada',
  reference: 'Referencia',
  account: 'Cuenta',
  amount: 'Importe',
  balance: 'Saldo',
  id: 'Transferencia',
  accounts: { available: 'Principal', held: 'Retenido', receivable: 'Debido', bonus: 'Bono' },
};
