import type { valueWords } from '../../../parts/trail/value-text.ts';

export const trailValue: typeof valueWords = {
  yes: 'Ya',
  no: 'Tidak',
  more: (count) => `+${count} lainnya`,
};
