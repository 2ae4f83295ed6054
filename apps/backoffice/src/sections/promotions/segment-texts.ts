import { pick } from '../../shared/language.ts';

/** Texts about groups of members. */
export const segmentTexts = pick(
  {
    segments: 'Groups of members',
    hint:
      'A group is a question: who belongs to it is asked anew each time. Nobody on a break, excluded, at a limit or ' +
      'marked at risk is offered anything, whatever a group says.',
    name: 'Name',
    conditions: 'Conditions, all of them hold',
    field: 'What',
    operator: 'How',
    value: 'Number',
    add: 'Add a condition',
    remove: 'Remove',
    change: 'Change',
    newSegment: 'New group',
    keep: 'Keep',
    count: 'Count now',
    counted: (members: number) => `${members} members now.`,
    wrong: 'A name, and a number from 0 in each condition.',
    fields: {
      daysSinceRegistered: 'Days since registration',
      deposits: 'Number of deposits',
      deposited: 'Deposits in all',
      daysSinceDeposit: 'Days since the last deposit',
      level: 'VIP level',
      turnover30: 'Turnover of 30 days',
      verified: 'Identity verified (1 yes, 0 no)',
    },
    operators: { gte: 'at least', lte: 'at most', eq: 'exactly' },
  },
  {
    segments: 'Nhóm hội viên',
    hint:
      'Nhóm là một câu hỏi: ai thuộc nhóm được hỏi lại mỗi lần. Người đang nghỉ, tự loại trừ, chạm giới hạn hoặc có ' +
      'rủi ro không được mời gì, dù nhóm thế nào.',
    name: 'Tên',
    conditions: 'Điều kiện, phải đúng tất cả',
    field: 'Mục',
    operator: 'So sánh',
    value: 'Số',
    add: 'Thêm điều kiện',
    remove: 'Bỏ',
    change: 'Sửa',
    newSegment: 'Nhóm mới',
    keep: 'Lưu',
    count: 'Đếm ngay',
    counted: (members: number) => `Hiện có ${members} hội viên.`,
    wrong: 'Cần tên và một số từ 0 trong mỗi điều kiện.',
    fields: {
      daysSinceRegistered: 'Số ngày từ khi đăng ký',
      deposits: 'Số lần nạp',
      deposited: 'Tổng nạp',
      daysSinceDeposit: 'Số ngày từ lần nạp cuối',
      level: 'Cấp VIP',
      turnover30: 'Tổng cược 30 ngày',
      verified: 'Đã xác minh danh tính (1 có, 0 không)',
    },
    operators: { gte: 'ít nhất', lte: 'nhiều nhất', eq: 'đúng bằng' },
  },
);
