import type { chosenWords } from '../../../sections/backoffice/trail/chosen-words.ts';

export const backofficeTrailChosen: typeof chosenWords = {
  chat: {
    state: { waiting: 'Đang chờ', open: 'Có người vận hành trả lời', closed: 'Đã đóng' },
    who: { guest: 'Khách' },
  },
  console: { unit: { money: 'Số tiền', count: 'Số lượng' } },
  operator: {
    step: { code: 'Yếu tố thứ hai', password: 'Mật khẩu mới', enrol: 'Thiết lập yếu tố thứ hai', open: 'Đã đăng nhập' },
  },
  vendor: {
    subject: {
      parked: 'Lượt gọi không khớp',
      bet: 'Cược đang mở',
      difference: 'Khác biệt với báo cáo của nhà cung cấp',
    },
  },
};
