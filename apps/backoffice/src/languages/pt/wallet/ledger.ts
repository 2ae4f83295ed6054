import type { ledgerTexts } from '../../../sections/wallet/texts.ts';

export const walletLedger: typeof ledgerTexts = {
  title: 'Extrato',
  all: 'Todos',
  entry: 'Lançamento',
  reference: 'Referência',
  account: 'Conta',
  id: 'Transferência',
  accounts: { available: 'Principal', held: 'Reservada', receivable: 'Devida', bonus: 'Bônus' },
};
