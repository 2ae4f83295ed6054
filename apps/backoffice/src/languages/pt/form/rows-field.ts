import type { words } from '../../../form/rows-field.tsx';

export const formRowsField: typeof words = {
  none: 'Nenhum',
  remove: (place, label) => `Remover item ${place} de ${label}`,
};
