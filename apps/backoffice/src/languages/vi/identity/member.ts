import type { memberTexts } from '../../../sections/identity/texts.ts';

export const identityMember: typeof memberTexts = {
  all: 'Tất cả',
  labels: 'Các nhãn',
  addLabels: 'Thêm nhãn',
  removeLabels: 'Bỏ nhãn',
  labelsHint: 'Chọn nhãn đang dùng, hoặc nhập nhãn mới. Mỗi hội viên có nhiều nhất 20 nhãn.',
  created: 'Đăng ký',
  mobile: 'Điện thoại, đủ số hoặc bốn số cuối',
  email: 'Email, đầy đủ',
  card: 'Tài khoản nhận tiền, cả số hoặc bốn số cuối',
  address: 'Địa chỉ mạng',
  device: 'Thiết bị',
  enable: 'Mở khóa',
  types: ['Hội viên', 'Đại lý'],
  disableText: (name) => `${name} bị đăng xuất ngay và không thể đăng nhập, chơi, nạp hay rút tiền.`,
  enableText: (name) => `${name} có thể đăng nhập lại. Các lần tạm nghỉ và tự loại trừ của hội viên vẫn giữ nguyên.`,
};
