import type { words } from '../../../form/rows-field.tsx';

export const formRowsField: typeof words = {
  none: '无',
  remove: (place, label) => `移除 ${label} 的第 ${place} 项`,
};
