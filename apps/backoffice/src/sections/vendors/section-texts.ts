import { pick } from '../../shared/language.ts';

/** What the navigation says of the section. */
export const vendorsTexts = pick(
  {
    health: 'Vendor health',
    freeRounds: 'Free rounds',
    giveFreeRounds: 'Give free rounds',
    repair: 'Repair of a vendor',
    limit: 'Higher limit of a vendor',
    games: 'Games of a vendor',
    card: 'Games of vendors',
    staked: 'Staked',
    won: 'Won',
    net: 'Net at vendors',
    open: 'Open bets',
    held: 'In wallets at vendors',
    states: { open: 'open', won: 'won', lost: 'lost', refunded: 'given back' },
    revenue: 'Revenue of vendors',
  },
  {
    health: 'Tình trạng nhà cung cấp',
    freeRounds: 'Vòng miễn phí',
    giveFreeRounds: 'Tặng vòng miễn phí',
    repair: 'Sửa giao dịch của nhà cung cấp',
    limit: 'Tăng giới hạn của một nhà cung cấp',
    games: 'Trò chơi của nhà cung cấp',
    card: 'Trò chơi của nhà cung cấp',
    staked: 'Đã cược',
    won: 'Đã thắng',
    net: 'Kết quả ở nhà cung cấp',
    open: 'Cược đang mở',
    held: 'Trong ví của nhà cung cấp',
    states: { open: 'đang mở', won: 'thắng', lost: 'thua', refunded: 'đã trả lại' },
    revenue: 'Doanh thu nhà cung cấp',
  },
);
