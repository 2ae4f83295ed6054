import type { offerTexts } from '../../../sections/promotions/offer-texts.ts';

export const promotionsOffer: typeof offerTexts = {
  addSegment: 'Thêm ô',
  weight: 'Trọng số',
  wagering: 'Vòng cược',
  wageringHint: 'Doanh số cược cần có trước khi rút được tiền.',
  who: 'Dành cho ai',
  whoBrings: 'Với giới thiệu bạn bè, điều kiện này áp dụng cho người giới thiệu. ',
  never:
    'Không bao giờ mời người tạm nghỉ, tự loại trừ, chạm giới hạn, chờ nâng giới hạn hoặc đã được nhắc về việc chơi.',
  words: 'Nội dung',
  cost: 'Chi phí',
  over: (days) => `Theo hoạt động của hội viên trong ${days} ngày qua.`,
  expected: 'Tổng cộng',
  mostForOne: 'Tối đa một hội viên',
  leftOut: (who) => `Bị loại ra để bảo vệ: ${who}.`,
  noneExcluded: 'Không có hội viên nào bị loại ra để bảo vệ.',
  counted: (count, why) => `${count} ${why}`,
  bars: {
    away: 'đang tạm nghỉ, tự loại trừ hoặc không có tài khoản mở',
    raise: 'đang chờ nâng giới hạn',
    limit: 'đã chạm giới hạn',
    risk: 'đã được nhắc về việc chơi',
  },
  preview: 'Xem trước phần thưởng',
  previewed: (members, sum, left) => `${members} hội viên nhận tổng ${sum}; ngân sách còn ${left}.`,
  person: (account, why) => `${account} (${why})`,
};
