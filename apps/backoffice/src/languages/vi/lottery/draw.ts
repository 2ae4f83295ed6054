import type { drawTexts } from '../../../sections/lottery/texts.ts';

export const lotteryDraw: typeof drawTexts = {
  gameCode: 'Mã trò chơi',
  voidReason: 'Lý do hủy',
  all: 'Mọi kỳ quay',
  numero: 'Kỳ',
  lockAt: 'Đóng bán',
  drawAt: 'Quay số',
  tickets: 'Số vé',
  sales: 'Doanh số',
  void: 'Yêu cầu hủy',
  voidText: (name) =>
    `Người vận hành thứ hai phải phê duyệt. Khi đó ${name} không quay và mọi tiền cược được trả lại. ` +
    'Người chơi thấy lý do.',
  states: {
    scheduled: 'Đã lên lịch',
    open: 'Đang bán',
    locked: 'Đã khóa',
    drawn: 'Đã quay',
    settling: 'Đang trả thưởng',
    settled: 'Đã trả thưởng',
    void: 'Bị hủy',
  },
  voidReasons: {
    skipped: 'máy chủ ngừng',
    'closed-day': 'ngày nghỉ',
    replanned: 'lịch quay thay đổi trước khi bán vé',
    late: 'quá muộn để quay',
    'reveal-failed': 'không công bố được hạt giống',
    'beacon-missing': 'nguồn ngẫu nhiên không trả lời',
    'result-missing': 'không có kết quả',
    operator: 'bởi người vận hành',
  },
};
