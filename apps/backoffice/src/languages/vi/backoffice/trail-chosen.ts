import type { chosenWords } from '../../../sections/backoffice/trail/chosen-words.ts';

export const backofficeTrailChosen: typeof chosenWords = {
  chat: {
    state: { waiting: 'Đang chờ', open: 'Có người vận hành trả lời', closed: 'Đã đóng' },
    who: { guest: 'Khách' },
  },
  console: { unit: { money: 'Số tiền', count: 'Số lượng' } },
  lottery: { feeds: { any: 'Bất kỳ' } },
  mission: { products: { all: 'Tất cả' } },
  odds: { odds: { off: 'Không mở' }, limit: { unlimited: 'Không giới hạn' } },
  offer: {
    audience: { members: 'Hội viên', inviters: 'Hội viên giới thiệu' },
    endsAt: { never: 'Không bao giờ' },
    game: { mostPlayed: 'Trò chơi được chơi nhiều nhất' },
    limit: { unlimited: 'Không giới hạn' },
    segment: { missing: 'Không còn tồn tại' },
    startsAt: { approval: 'Khi được duyệt' },
  },
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
