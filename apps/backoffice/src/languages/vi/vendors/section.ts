import type { sectionTexts } from '../../../sections/vendors/section-texts.ts';

export const vendorsSection: typeof sectionTexts = {
  vendors: 'Nhà cung cấp',
  health: 'Tình trạng nhà cung cấp',
  freeRounds: 'Vòng miễn phí',
  giveFreeRounds: 'Tặng vòng miễn phí',
  repair: 'Đối soát với nhà cung cấp',
  limit: 'Nâng giới hạn của một nhà cung cấp',
  games: 'Trò chơi của nhà cung cấp',
  ownGames: 'Trò chơi mới của nhà cung cấp',
  connection: 'Kết nối nhà cung cấp',
  keys: 'Khóa của nhà cung cấp',
  card: 'Trò chơi của nhà cung cấp',
  net: 'Kết quả ở nhà cung cấp',
  open: 'Cược đang mở',
  held: 'Trong ví của nhà cung cấp',
  states: { open: 'Đang mở', won: 'Thắng', lost: 'Thua', refunded: 'Đã trả lại' },
  revenue: 'Doanh thu nhà cung cấp',
};
