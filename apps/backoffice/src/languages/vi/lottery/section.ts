import type { words } from '../../../sections/lottery/section.tsx';

export const lotterySection: typeof words = {
  lotteries: 'Xổ số',
  draws: 'Kỳ quay',
  odds: 'Tỷ lệ và hạn mức',
  rules: 'Luật quay số',
  jackpots: 'Quỹ độc đắc',
  files: 'Tệp kết quả',
  calendar: 'Lịch quay',
  feeds: 'Nguồn kết quả',
  ticket: 'Vé',
  voiding: 'Hủy một kỳ quay',
  postpone: 'Hoãn một kỳ quay',
  publishOdds: 'Công bố tỷ lệ',
  publishRules: 'Công bố luật quay số',
  addLottery: 'Thêm một loại xổ số',
  changeLottery: 'Thay đổi một loại xổ số',
  changePools: 'Thay đổi quỹ độc đắc',
  feedConnection: 'Nguồn kết quả',
};
