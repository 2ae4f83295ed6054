import type { words } from '../../../form/picker/label-source.ts';

export const formLabelSource: typeof words = {
  members: (label, count) => `${label} · สมาชิก ${count} คน`,
  added: (label) => `ป้ายใหม่: ${label}`,
};
