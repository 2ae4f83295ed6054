import { pick } from '../../../shared/language.ts';

/** Texts of adding operators and of the console's own rules. */
export const peopleTexts = pick(
  {
    add: 'New operator',
    addText: 'A second operator has to approve. Each of you then sees one half of the password for the first log-in.',
    role: 'Role',
    ask: 'Request approval',
    isNew: 'Not logged in yet',
    reset: 'Reset credentials',
    resetText: (name: string) =>
      `A second operator has to approve. The credentials of ${name} are removed, sessions and tokens end, and ` +
      'each of you sees one half of a new first password.',
    tell: 'First password',
    tellText: (name: string) =>
      `The operator who requested ${name} sees the first half, the operator who approved the second. Your half is ` +
      'shown once. A new request creates a new password with two new halves.',
    show: 'Show my half',
    parts: { first: 'First half', second: 'Second half' },
    until: (time: string) => `Give it to the new operator in person. The password is valid until ${time}.`,
    idle: (minutes: number) => `Automatic log-out: ${minutes} min`,
    idleTitle: 'Automatic log-out',
    idleText:
      'Sessions of all operators end after this many minutes of inactivity. A longer time needs a second operator.',
    idleAsked: 'A second operator has to approve the longer time.',
    minutes: 'Minutes of inactivity',
    minutesHint: 'From 5 to 120.',
    save: 'Save',
    saved: 'Saved',
  },
  {
    add: 'Người vận hành mới',
    addText:
      'Người vận hành thứ hai phải phê duyệt. Sau đó mỗi người trong hai bạn được xem một nửa mật khẩu của lần ' +
      'đăng nhập đầu tiên.',
    role: 'Vai trò',
    ask: 'Yêu cầu phê duyệt',
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
    save: 'Lưu',
    saved: 'Đã lưu',
  },
);
