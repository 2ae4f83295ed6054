import type { betTexts } from '../../../sections/records/texts.ts';

export const recordsBet: typeof betTexts = {
  title: 'Cược',
  all: 'Tất cả',
  open: 'Đang mở',
  choice: 'Lựa chọn',
  openDraw: 'Mở kỳ quay',
  openRound: 'Mở ván',
  settled: 'Xử lý lúc',
  bonus: 'Tiền thưởng trong cược / thắng',
  win: 'Tiền thắng',
  sources: { lottery: 'Xổ số', vendor: 'Trò chơi của nhà cung cấp', original: 'Trò chơi của nhà' },
  id: 'Cược số',
  net: 'Kết quả ròng, 30 ngày',
  bets: 'Cược đã xử lý, 30 ngày',
  staked: 'Tổng cược, 30 ngày',
  before: 'trong 30 ngày trước',
};
