import { pick } from '../../shared/language.ts';

/** Texts about groups of members. */
export const segmentTexts = pick(
  {
    segments: 'Groups of members',
    hint:
      'Membership of a group is recalculated each time it is used. A promotion keeps the conditions it was approved ' +
      'with; after a change, ask for approval again. Members on a break, excluded, at a limit or marked at risk ' +
      'never receive offers, whatever their group.',
    name: 'Name',
    conditions: 'Conditions (all must match)',
    and: 'and',
    or: 'or',
    addOr: 'Or …',
    group: (place: number) => `Condition ${place}`,
    field: 'Attribute',
    operator: 'Comparison',
    value: 'Number',
    labelValue: 'Label',
    add: 'Add a condition',
    remove: 'Remove',
    change: 'Change',
    newSegment: 'New group',
    keep: 'Save',
    count: 'Count now',
    counted: (members: number) => (members === 1 ? '1 member now.' : `${members} members now.`),
    wrong: 'Enter a name, and a number from 0 or a label in each condition.',
    fields: {
      daysSinceRegistered: 'Days since registration',
      deposits: 'Number of deposits',
      deposited: 'Total deposits',
      daysSinceDeposit: 'Days since the last deposit',
      level: 'VIP level',
      turnover30: 'Turnover, last 30 days',
      verified: 'Identity verified (1 yes, 0 no)',
      label: 'Label',
    },
    operators: { gte: 'at least', lte: 'at most', eq: 'exactly' },
    labelOperators: { has: 'is set', hasNot: 'is not set' },
  },
  {
    segments: 'Nhóm hội viên',
    hint:
      'Nhóm là một câu hỏi: ai thuộc nhóm được hỏi lại mỗi lần. Khuyến mãi giữ các điều kiện lúc được duyệt; sau khi ' +
      'sửa nhóm, hãy xin duyệt lại. Người đang nghỉ, tự loại trừ, chạm giới hạn hoặc có rủi ro không được mời gì, dù ' +
      'nhóm thế nào.',
    name: 'Tên',
    conditions: 'Điều kiện, phải đúng tất cả',
    and: 'và',
    or: 'hoặc',
    addOr: 'Hoặc …',
    group: (place: number) => `Điều kiện ${place}`,
    field: 'Mục',
    operator: 'So sánh',
    value: 'Số',
    labelValue: 'Nhãn',
    add: 'Thêm điều kiện',
    remove: 'Bỏ',
    change: 'Sửa',
    newSegment: 'Nhóm mới',
    keep: 'Lưu',
    count: 'Đếm ngay',
    counted: (members: number) => `Hiện có ${members} hội viên.`,
    wrong: 'Cần tên và một số từ 0 hoặc một nhãn trong mỗi điều kiện.',
    fields: {
      daysSinceRegistered: 'Số ngày từ khi đăng ký',
      deposits: 'Số lần nạp',
      deposited: 'Tổng nạp',
      daysSinceDeposit: 'Số ngày từ lần nạp cuối',
      level: 'Cấp VIP',
      turnover30: 'Tổng cược 30 ngày',
      verified: 'Đã xác minh danh tính (1 có, 0 không)',
      label: 'Nhãn',
    },
    operators: { gte: 'ít nhất', lte: 'nhiều nhất', eq: 'đúng bằng' },
    labelOperators: { has: 'có', hasNot: 'không có' },
  },
);
