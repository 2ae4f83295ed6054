import type { limitNames } from '../../../shared/limit-names.ts';

export const sharedLimitNames: typeof limitNames = {
  kinds: { deposit: 'Depósito', loss: 'Perda', stake: 'Valor apostado', session: 'Tempo por sessão' },
  periods: { day: 'dia', week: 'semana', month: 'mês' },
};
