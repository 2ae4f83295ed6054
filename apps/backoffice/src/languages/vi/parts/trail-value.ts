import type { valueWords } from '../../../parts/trail/value-text.ts';

export const trailValue: typeof valueWords = {
  yes: 'Có',
  no: 'Không',
  more: (count) => `+${count} mục khác`,
};
