import type { limitNames } from '../../../parts/limit-names.ts';

export const partsLimitNames: typeof limitNames = {
  kinds: { deposit: 'Depósito', loss: 'Perda', stake: 'Valor apostado', session: 'Tempo por sessão' },
  periods: { day: 'dia', week: 'semana', month: 'mês' },
};
