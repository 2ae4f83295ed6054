import type { limitNames } from '../../../parts/limit-names.ts';

export const partsLimitNames: typeof limitNames = {
  kinds: { deposit: 'Depósito', loss: 'Pérdida', stake: 'Importes apostados', session: 'Tiempo en una sesión' },
  periods: { day: 'día', week: 'semana', month: 'mes' },
};
