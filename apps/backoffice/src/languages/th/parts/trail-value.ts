import type { valueWords } from '../../../parts/trail/value-text.ts';

export const trailValue: typeof valueWords = {
  yes: 'ใช่',
  no: 'ไม่ใช่',
  more: (count) => `อีก ${count} รายการ`,
};
