import type { searched } from '../../../sections/protection/tasks.ts';

export const protectionTaskWords: typeof searched = {
  log: 'regulator otoritas perlindungan catatan ekspor csv batas pengecualian laporan',
};
