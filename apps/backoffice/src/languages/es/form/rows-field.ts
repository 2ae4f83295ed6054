import type { words } from '../../../form/rows-field.tsx';

export const formRowsField: typeof words = {
  none: 'Ninguna',
  remove: (place, label) => `Quitar la entrada ${place} de ${label}`,
};
