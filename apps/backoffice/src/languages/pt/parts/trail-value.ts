import type { valueWords } from '../../../parts/trail/value-text.ts';

export const trailValue: typeof valueWords = {
  yes: 'Sim',
  no: 'Não',
  more: (count) => `mais ${count}`,
};
