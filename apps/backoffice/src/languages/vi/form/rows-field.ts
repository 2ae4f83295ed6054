import type { words } from '../../../form/rows-field.tsx';

export const formRowsField: typeof words = {
  none: 'Không có',
  remove: (place, label) => `Bỏ mục ${place} của ${label}`,
};
