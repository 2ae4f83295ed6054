import type { words } from '../../../form/pick-field.tsx';

export const formPickField: typeof words = {
  add: '添加…',
  none: '无',
  up: (name) => `上移 ${name}`,
  remove: (name) => `移除 ${name}`,
};
