import type { limitNames } from '../../../shared/limit-names.ts';

export const sharedLimitNames: typeof limitNames = {
  kinds: { deposit: 'Deposit', loss: 'Kerugian', stake: 'Nilai taruhan', session: 'Waktu dalam satu sesi' },
  periods: { day: 'hari', week: 'minggu', month: 'bulan' },
};
