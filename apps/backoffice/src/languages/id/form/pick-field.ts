import type { words } from '../../../form/pick-field.tsx';

export const formPickField: typeof words = {
  add: 'Tambah …',
  none: 'Tidak ada',
  up: (name) => `Naikkan ${name}`,
  remove: (name) => `Hapus ${name}`,
};
