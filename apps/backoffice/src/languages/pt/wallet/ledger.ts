import type { ledgerTexts } from '../../../sections/wallet/texts.ts';

export const walletLedger: typeof ledgerTexts = {
  title: 'Extrato',
  all: 'Todos',
  at: 'Horário',
  entry: 'Lançamento',
  reference: 'Referência',
  account: 'Conta',
  amount: 'Valor',
  balance: 'Saldo',
  id: 'Transferência',
  accounts: { available: 'Principal', held: 'Reservada', receivable: 'Devida', bonus: 'Bônus' },
};
