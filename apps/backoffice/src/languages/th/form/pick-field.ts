import type { words } from '../../../form/pick-field.tsx';

export const formPickField: typeof words = {
  add: 'เพิ่ม …',
  none: 'ไม่มี',
  up: (name) => `เลื่อน ${name} ขึ้น`,
  remove: (name) => `ลบ ${name}`,
};
