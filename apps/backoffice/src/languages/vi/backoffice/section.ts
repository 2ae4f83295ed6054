import type { sectionTexts } from '../../../sections/backoffice/section-texts.ts';

export const backofficeSection: typeof sectionTexts = {
  dashboard: 'Hôm nay',
  approvals: 'Phê duyệt',
  audit: 'Nhật ký thay đổi',
  account: 'Tài khoản của tôi',
  exports: 'Tệp đã xuất',
  reports: 'Báo cáo',
  operators: 'Người vận hành',
  roles: 'Vai trò',
  roleChange: 'Thay đổi một vai trò',
  operatorRole: 'Đổi vai trò của một người vận hành',
  operatorAdd: 'Thêm một người vận hành',
  operatorReset: 'Đặt lại thông tin đăng nhập của một người vận hành',
  alarmEnd: 'Kết thúc một quy tắc cảnh báo',
  consoleIdle: 'Kéo dài thời gian tự động đăng xuất',
  tokens: 'Mã API',
  alarms: 'Cảnh báo',
  tasks: 'Việc cần làm',
  setup: 'Thiết lập',
  siteOpen: 'Mở trang',
};
