import type { pageTexts } from '../../../sections/identity/member/texts.ts';

export const identityMemberPage: typeof pageTexts = {
  overview: 'Tổng quan',
  tabs: 'Thông tin về hội viên',
  joined: 'đăng ký',
  agent: (name) => `đại lý ${name}`,
  seen: 'hoạt động lần cuối',
  owes: (amount) => `còn nợ ${amount}`,
  links: 'Người liên quan',
  linkCount: (count) => `${count} hội viên`,
  noLinks: 'Không có hội viên nào khác dùng cùng tài khoản nhận tiền, thiết bị hoặc địa chỉ mạng trong 30 ngày.',
  linkDisabled: 'bị khóa',
  nearness: { account: 'tài khoản nhận tiền', device: 'thiết bị', address: 'địa chỉ mạng' },
  all: 'Tất cả',
  person: 'Cá nhân',
  devices: 'Lần đăng nhập',
  facts: {
    nickname: 'Biệt danh',
    payeeName: 'Tên',
    email: 'Email',
    mobile: 'Điện thoại',
    language: 'Ngôn ngữ',
    passwordChanged: 'Đổi mật khẩu',
    authenticator: 'Thiết lập ứng dụng xác thực',
  },
  codes: { entered: 'Đã đăng nhập', refused: 'Không thành công' },
  reveal: 'Xem đầy đủ',
  revealText: 'Lý do và việc bạn đã xem được ghi vào nhật ký.',
  idNumber: 'Số giấy tờ',
  removeTotp: 'Gỡ ứng dụng xác thực',
  removeTotpText: (name) =>
    `Hãy kiểm tra người này trước. ${name} bị đăng xuất khỏi mọi thiết bị, sau đó chỉ cần mật khẩu ` +
    'để đăng nhập. Người vận hành thứ hai phải phê duyệt.',
};
