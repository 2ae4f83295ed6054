import type { kindWords } from '../../../shared/transfer-kinds.ts';

export const sharedTransferKinds: typeof kindWords = {
  bet: 'Apuesta',
  win: 'Ganancia',
  prize: 'Premio',
  payout: 'Desembolso',
  refund: 'Reembolso',
  deposit: 'Depósito',
  withdraw: 'Retiro',
  withdrawal: 'Retiro',
  fee: 'Tarifa',
  adjust: 'Ajuste',
  bonus: 'Bono',
  rebate: 'Bonificación',
  salary: 'Salario de un agente',
  dividend: 'Dividendo de un agente',
  transfer: 'Transferencia',
  fund: 'Fondo de premios',
  rollback: 'Deshecho',
};
