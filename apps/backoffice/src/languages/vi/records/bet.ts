import type { betTexts } from '../../../sections/records/texts.ts';

export const recordsBet: typeof betTexts = {
  title: 'Cược',
  all: 'Tất cả',
  open: 'Đang mở',
  round: 'Ván',
  choice: 'Lựa chọn',
  openDraw: 'Mở kỳ quay',
  openRound: 'Mở ván',
  placed: 'Đặt lúc',
  settled: 'Xử lý lúc',
  stake: 'Tiền cược',
  bonus: 'Tiền thưởng trong cược / thắng',
  win: 'Tiền thắng',
  source: 'Sản phẩm',
  sources: { lottery: 'Xổ số', vendor: 'Trò chơi của nhà cung cấp', original: 'Trò chơi của nhà' },
  id: 'Cược số',
  net: 'Kết quả ròng, 30 ngày',
  bets: 'Cược đã xử lý, 30 ngày',
  staked: 'Tổng cược, 30 ngày',
  before: 'trong 30 ngày trước',
};
