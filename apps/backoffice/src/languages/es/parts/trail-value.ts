import type { valueWords } from '../../../parts/trail/value-text.ts';

export const trailValue: typeof valueWords = {
  yes: 'Sí',
  no: 'No',
  more: (count) => `${count} más`,
};
