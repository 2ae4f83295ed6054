import type { limitNames } from '../../../parts/limit-names.ts';

export const partsLimitNames: typeof limitNames = {
  kinds: { deposit: 'Deposit', loss: 'Kerugian', stake: 'Nilai taruhan', session: 'Waktu dalam satu sesi' },
  periods: { day: 'hari', week: 'minggu', month: 'bulan' },
};
