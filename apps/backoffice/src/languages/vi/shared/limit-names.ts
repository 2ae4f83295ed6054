import type { limitNames } from '../../../shared/limit-names.ts';

export const sharedLimitNames: typeof limitNames = {
  kinds: { deposit: 'Nạp tiền', loss: 'Thua', stake: 'Tiền cược', session: 'Thời gian một phiên' },
  periods: { day: 'ngày', week: 'tuần', month: 'tháng' },
};
