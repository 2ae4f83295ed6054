import type { words } from '../../../form/rows-field.tsx';

export const formRowsField: typeof words = {
  none: 'ไม่มี',
  remove: (place, label) => `ลบรายการที่ ${place} ของ${label}`,
};
