import type { firstDaysTexts } from '../../../sections/backoffice/setup/first-days-texts.ts';

export const backofficeFirstDays: typeof firstDaysTexts = {
  first: 'Bản sao lưu và cảnh báo đầu tiên',
  backup: 'Một bản sao lưu đã được khôi phục',
  backupText: 'Tạo bản sao lưu rồi khôi phục vào cơ sở dữ liệu khác; hướng dẫn mở trang có các lệnh.',
  archived: (time) =>
    `Cơ sở dữ liệu lưu trữ nhật ký lần cuối lúc ${time}. Điều này chưa chứng minh rằng khôi phục được.`,
  archiveFails: 'Cơ sở dữ liệu không lưu trữ được nhật ký: lần thử cuối thất bại. Xem nhật ký của máy chủ.',
  notArchived: 'Cơ sở dữ liệu không lưu trữ nhật ký: bản sao lưu chỉ mới bằng lần xuất gần nhất.',
  backupDone: 'Tôi đã khôi phục một bản sao lưu',
  backupAgain: 'Tôi đã khôi phục bản khác',
  alarm: 'Một cảnh báo đã đến nơi',
  alarmText: (rules) =>
    rules === 0
      ? 'Thêm quy tắc với địa chỉ email của bạn, rồi để nó kích hoạt một lần.'
      : 'Đã có quy tắc. Chưa có cảnh báo nào được gửi tới.',
  alarmSent: 'Gửi tới lần đầu',
  toAlarms: 'Đến phần cảnh báo',
};
