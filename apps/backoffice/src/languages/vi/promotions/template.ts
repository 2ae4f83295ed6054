import type { templateWords } from '../../../sections/promotions/templates/texts.ts';

export const promotionsTemplate: typeof templateWords = {
  start: 'Bắt đầu từ mẫu',
  task: (name) => `Chạy khuyến mãi: ${name}`,
  names: {
    firstDeposit: 'Nạp lần đầu',
    reload: 'Nạp hằng tuần',
    cashback: 'Hoàn tiền thua',
    freeBet: 'Vé số miễn phí',
    freeRounds: 'Vòng quay miễn phí',
    redPacket: 'Lì xì',
  },
  filled: (count, days, middle) => `Điền theo ${count} lần nạp trong ${days} ngày qua. Một nửa không quá ${middle}.`,
  empty: 'Chưa có lần nạp nào nên số tiền để trống. Hãy nhập.',
  replaces: 'Mẫu sẽ thay những gì bạn đã nhập.',
  expected: 'Dự kiến',
  range: 'Tám trên mười trường hợp',
  forecast: (days) => `Dự báo cho ${days} ngày`,
  day: (day) => `Ngày ${day}`,
  atBudget: 'Hết ngân sách',
  onDay: (day) => `vào ngày ${day}`,
  notReached: 'không dự kiến',
  useBudget: (amount) => `Dùng ${amount} làm ngân sách`,
  noCourse: 'Hội viên nhận lúc nào tùy ý nên không dự báo theo ngày được: đây là chi phí nếu ai cũng nhận một lần.',
};
