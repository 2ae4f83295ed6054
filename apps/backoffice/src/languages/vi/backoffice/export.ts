import type { exportTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeExport: typeof exportTexts = {
  list: 'Danh sách',
  created: 'Yêu cầu lúc',
  finished: 'Kết thúc lúc',
  all: '24 giờ qua',
  states: {
    waiting: 'Đang chờ',
    running: 'Đang ghi',
    done: 'Sẵn sàng',
    failed: 'Không thành công',
    cancelled: 'Đã hủy',
  },
};
