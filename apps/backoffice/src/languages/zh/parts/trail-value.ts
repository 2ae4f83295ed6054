import type { valueWords } from '../../../parts/trail/value-text.ts';

export const trailValue: typeof valueWords = {
  yes: '是',
  no: '否',
  more: (count) => `另外 ${count} 项`,
};
