import type { tokenTexts } from '../../../sections/backoffice/tokens/texts.ts';

export const backofficeToken: typeof tokenTexts = {
  permissions: 'Quyền',
  states: { live: 'Còn hiệu lực', expired: 'Hết hạn', revoked: 'Đã thu hồi' },
  created: 'Ngày tạo',
  all: 'Tất cả',
  add: 'Mã mới',
  addText:
    'Chương trình có mã này hành động dưới tên bạn, với những gì bạn chọn ở đây trong phạm vi vai trò của bạn. ' +
    'Mã không thể thay đổi người vận hành, quyết định yêu cầu hay dùng truy cập khẩn cấp. Mã kết thúc ' +
    'cùng tài khoản của bạn và khi bạn đổi mật khẩu.',
  days: 'Số ngày hiệu lực',
  daysHint: 'Từ 1 đến 365.',
  password: 'Mật khẩu của bạn',
  none: 'Hãy chọn ít nhất một quyền.',
  make: 'Tạo mã',
  once: 'Hãy sao chép ngay: mã chỉ hiển thị một lần và không được lưu ở đâu.',
  document: 'Tài liệu OpenAPI',
  revokeText: (name) => `Các chương trình dùng mã ${name} sẽ bị từ chối từ bây giờ.`,
  uses: 'Lượt gọi',
  usesOf: (name) => `Lượt gọi của ${name}`,
  call: 'Lệnh gọi',
};
