import type { limitNames } from '../../../parts/limit-names.ts';

export const partsLimitNames: typeof limitNames = {
  kinds: { deposit: 'Nạp tiền', loss: 'Thua', stake: 'Tiền cược', session: 'Thời gian một phiên' },
  periods: { day: 'ngày', week: 'tuần', month: 'tháng' },
};
