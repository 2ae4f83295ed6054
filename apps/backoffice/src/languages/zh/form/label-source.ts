import type { words } from '../../../form/picker/label-source.ts';

export const formLabelSource: typeof words = {
  members: (label, count) => `${label} · ${count} 名会员`,
  added: (label) => `新标签：${label}`,
};
