import type { words } from '../../../form/rows-field.tsx';

export const formRowsField: typeof words = {
  none: 'Tidak ada',
  remove: (place, label) => `Hapus entri ${place} dari ${label}`,
};
