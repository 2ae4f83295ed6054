import type { words } from '../../../form/picker/label-source.ts';

export const formLabelSource: typeof words = {
  members: (label, count) => `${label} · ${count} anggota`,
  added: (label) => `Label baru: ${label}`,
};
