import type { passkeyTexts } from '../../../login/texts.ts';

export const loginPasskey: typeof passkeyTexts = {
  heading: 'Khóa truy cập',
  use: 'Dùng khóa truy cập',
  add: 'Thêm khóa truy cập',
  addText: 'Khóa truy cập trên thiết bị này hoặc khóa bảo mật thay cho mật khẩu và là yếu tố thứ hai của bạn.',
  name: 'Tên khóa truy cập',
  nameHint: 'Ví dụ: tên thiết bị.',
  none: 'Bạn chưa có khóa truy cập.',
  never: 'Chưa bao giờ',
  synced: 'Lưu tại',
  isSynced: 'Tài khoản của bạn tại hãng thiết bị',
  isBound: 'Chỉ thiết bị này',
  rename: 'Đổi tên',
  renameOf: (name) => `Đổi tên ${name}`,
  save: 'Lưu tên',
  removeOf: (name) => `Xóa ${name}`,
  removeText: (name) =>
    `“${name}” không đăng nhập được nữa. Các phiên mà nó đã mở kết thúc ngay, kể cả phiên này nếu do nó mở.`,
  added: 'Đã thêm khóa truy cập. Các phiên khác của bạn đã kết thúc.',
  renamed: 'Tên đã được lưu.',
  removed: 'Khóa truy cập đã được xóa.',
  unknown: 'Trình duyệt này không hỗ trợ khóa truy cập ở địa chỉ này.',
  known: 'Thiết bị này đã có một khóa truy cập của bạn.',
  cancelled: 'Chưa chọn khóa truy cập nào. Hãy thử lại khi bạn sẵn sàng.',
  failed: 'Thiết bị không dùng được khóa truy cập ở đây.',
};
