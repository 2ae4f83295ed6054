import type { peopleTexts } from '../../../sections/backoffice/people/texts.ts';

export const backofficePeople: typeof peopleTexts = {
  add: 'Người vận hành mới',
  addText:
    'Người vận hành thứ hai phải phê duyệt. Sau đó mỗi người trong hai bạn được xem một nửa mật khẩu của lần ' +
    'đăng nhập đầu tiên.',
  isNew: 'Chưa đăng nhập lần đầu',
  reset: 'Đặt lại thông tin đăng nhập',
  resetText: (name) =>
    `Người vận hành thứ hai phải phê duyệt. Mọi cách đăng nhập hiện tại của ${name} bị xóa, ` +
    'phiên và mã đang mở kết thúc, và mỗi người được biết một nửa mật khẩu đầu tiên mới.',
  tell: 'Mật khẩu đầu tiên',
  tellText: (name) =>
    `Người yêu cầu thêm ${name} được xem nửa đầu, người phê duyệt được xem nửa sau. Nửa của bạn chỉ hiển thị ` +
    'một lần; yêu cầu lại sẽ tạo mật khẩu mới với cả hai nửa mới.',
  show: 'Hiển thị nửa của tôi',
  parts: { first: 'Nửa đầu', second: 'Nửa sau' },
  until: (time) => `Hãy tự trao cho người vận hành mới. Mật khẩu có hiệu lực đến ${time}.`,
  idle: (minutes) => `Tự động đăng xuất: ${minutes} phút`,
  idleTitle: 'Tự động đăng xuất',
  idleText: 'Phiên không dùng sẽ kết thúc sau số phút này. Thời gian dài hơn cần người vận hành thứ hai.',
  idleAsked: 'Thời gian dài hơn đang chờ người vận hành thứ hai.',
  minutes: 'Số phút không dùng',
  minutesHint: 'Từ 5 đến 120.',
};
