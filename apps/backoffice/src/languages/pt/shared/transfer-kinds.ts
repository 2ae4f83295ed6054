import type { kindWords } from '../../../shared/transfer-kinds.ts';

export const sharedTransferKinds: typeof kindWords = {
  bet: 'Aposta',
  win: 'Ganho',
  prize: 'Prêmio',
  payout: 'Pagamento',
  refund: 'Devolução',
  deposit: 'Depósito',
  withdraw: 'Saque',
  withdrawal: 'Saque',
  fee: 'Taxa',
  adjust: 'Ajuste',
  bonus: 'Bônus',
  rebate: 'Rebate',
  salary: 'Salário de agente',
  dividend: 'Dividendo de agente',
  transfer: 'Transferência',
  fund: 'Fundo de prêmios',
  rollback: 'Revertida',
};
