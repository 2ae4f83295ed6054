import type { words } from '../../../sections/wallet/section.tsx';

export const walletSection: typeof words = {
  title: 'Ajustes de saldo',
  action: 'Ajustar saldo',
  adjustOf: (account) => `Ajustar el saldo de ${account}`,
  kind: 'Ajustar un saldo',
  balance: 'Saldo principal',
  bonus: 'Bono, bloqueado',
  owed: 'Debido',
  held: 'retenido para retiros',
  giftCost: 'Bonos y recompensas, neto',
};
