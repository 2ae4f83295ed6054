import type { words } from '../../../form/picker/label-source.ts';

export const formLabelSource: typeof words = {
  members: (label, count) => `${label} · ${count === 1 ? '1 membro' : `${count} membros`}`,
  added: (label) => `Nova etiqueta: ${label}`,
};
