import type { limitNames } from '../../../parts/limit-names.ts';

export const partsLimitNames: typeof limitNames = {
  kinds: { deposit: 'ฝากเงิน', loss: 'ยอดเสีย', stake: 'เงินเดิมพัน', session: 'เวลาต่อหนึ่งเซสชัน' },
  periods: { day: 'วัน', week: 'สัปดาห์', month: 'เดือน' },
};
