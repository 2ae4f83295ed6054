import type { words } from '../../../sections/wallet/section.tsx';

export const walletSection: typeof words = {
  title: 'Ajustes',
  action: 'Ajustar saldo',
  adjustOf: (account) => `Ajustar saldo de ${account}`,
  kind: 'Ajustar um saldo',
  balance: 'Saldo principal',
  bonus: 'Bônus, bloqueado',
  owed: 'Devido',
  held: 'reservado para saques',
  giftCost: 'Bônus e recompensas, líquido',
};
