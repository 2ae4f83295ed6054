import type { limitNames } from '../../../shared/limit-names.ts';

export const sharedLimitNames: typeof limitNames = {
  kinds: { deposit: 'Depósito', loss: 'Pérdida', stake: 'Importes apostados', session: 'Tiempo en una sesión' },
  periods: { day: 'día', week: 'semana', month: 'mes' },
};
