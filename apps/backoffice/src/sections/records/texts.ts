import { pick } from '../../shared/language.ts';

/** Texts of the bets of a member. */
export const betTexts = pick(
  {
    title: 'Bets',
    all: 'All',
    open: 'Open',
    game: 'Game',
    round: 'Round',
    placed: 'Placed',
    settled: 'Settled',
    stake: 'Stake',
    bonus: 'Bonus money in stake / win',
    win: 'Win',
    state: 'State',
    source: 'Product',
    id: 'Bet',
    net: 'Net position, 30 days',
    bets: 'Bets settled, 30 days',
  },
  {
    title: 'Cược',
    all: 'Tất cả',
    open: 'Đang mở',
    game: 'Trò chơi',
    round: 'Ván',
    placed: 'Đặt lúc',
    settled: 'Xử lý lúc',
    stake: 'Tiền cược',
    bonus: 'Tiền thưởng trong cược / thắng',
    win: 'Tiền thắng',
    state: 'Trạng thái',
    source: 'Sản phẩm',
    id: 'Cược số',
    net: 'Kết quả ròng, 30 ngày',
    bets: 'Cược đã xử lý, 30 ngày',
  },
);
