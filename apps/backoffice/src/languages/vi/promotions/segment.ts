import type { segmentTexts } from '../../../sections/promotions/segment-texts.ts';

export const promotionsSegment: typeof segmentTexts = {
  segments: 'Nhóm hội viên',
  hint:
    'Nhóm được tính lại mỗi lần dùng. Khuyến mãi giữ các điều kiện lúc được duyệt; sau khi ' +
    'sửa nhóm, hãy yêu cầu phê duyệt lại. Người đang nghỉ, tự loại trừ, chạm giới hạn hoặc có rủi ' +
    'ro không bao giờ nhận khuyến mãi, dù ' +
    'thuộc nhóm nào.',
  conditions: 'Điều kiện, phải đúng tất cả',
  and: 'và',
  or: 'hoặc',
  addOr: 'Hoặc …',
  group: (place) => `Điều kiện ${place}`,
  field: 'Thuộc tính',
  operator: 'So sánh',
  value: 'Số',
  verifiedValue: 'Đã xác minh',
  add: 'Thêm điều kiện',
  change: 'Sửa',
  newSegment: 'Nhóm mới',
  count: 'Đếm ngay',
  counted: (members) => `Hiện có ${members} hội viên.`,
  wrong: 'Cần tên và một số từ 0 hoặc một nhãn trong mỗi điều kiện.',
  fields: {
    daysSinceRegistered: 'Số ngày từ khi đăng ký',
    deposits: 'Số lần nạp',
    deposited: 'Tổng nạp',
    daysSinceDeposit: 'Số ngày từ lần nạp cuối',
    level: 'Cấp VIP',
    turnover30: 'Tổng cược 30 ngày',
    verified: 'Xác minh danh tính',
    label: 'Nhãn',
  },
  operators: { gte: 'ít nhất', lte: 'nhiều nhất', eq: 'đúng bằng' },
  labelOperators: { has: 'có', hasNot: 'không có' },
  verifiedOperators: { eq: 'là' },
};
