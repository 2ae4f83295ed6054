import type { words } from '../../../form/pick-field.tsx';

export const formPickField: typeof words = {
  add: 'Thêm …',
  none: 'Không có',
  up: (name) => `Đưa ${name} lên`,
  remove: (name) => `Bỏ ${name}`,
};
