import { pick } from '../../../shared/language.ts';

/** Texts about the first backup and the first alarm. */
export const firstDaysTexts = pick(
  {
    first: 'First backup and first alarm',
    backup: 'A backup that was restored',
    backupText: 'Make a backup and restore it into another database; the opening guide lists the commands.',
    archived: (time: string) =>
      `The database last archived its log at ${time}. This does not show that it can be restored.`,
    archiveFails: 'The database cannot archive its log: the last attempt failed. See its server log.',
    notArchived: 'The database archives no log: a backup is as old as your last dump.',
    backupDone: 'I restored a backup',
    backupAgain: 'I restored another backup',
    alarm: 'An alarm that arrived',
    alarmText: (rules: number) =>
      rules === 0
        ? 'Add a rule with your mail address, then let it trigger once.'
        : 'A rule exists. No alarm has been delivered yet.',
    alarmSent: 'First delivered',
    toAlarms: 'Go to Alarms',
  },
  {
    first: 'Bản sao lưu và cảnh báo đầu tiên',
    backup: 'Một bản sao lưu đã được khôi phục',
    backupText: 'Tạo bản sao lưu rồi khôi phục vào cơ sở dữ liệu khác; hướng dẫn mở trang có các lệnh.',
    archived: (time: string) =>
      `Cơ sở dữ liệu lưu trữ nhật ký lần cuối lúc ${time}. Điều này chưa chứng minh rằng khôi phục được.`,
    archiveFails: 'Cơ sở dữ liệu không lưu trữ được nhật ký: lần thử cuối thất bại. Xem nhật ký của máy chủ.',
    notArchived: 'Cơ sở dữ liệu không lưu trữ nhật ký: bản sao lưu chỉ mới bằng lần xuất gần nhất.',
    backupDone: 'Tôi đã khôi phục một bản sao lưu',
    backupAgain: 'Tôi đã khôi phục bản khác',
    alarm: 'Một cảnh báo đã đến nơi',
    alarmText: (rules: number) =>
      rules === 0
        ? 'Thêm quy tắc với địa chỉ email của bạn, rồi để nó kích hoạt một lần.'
        : 'Đã có quy tắc. Chưa có cảnh báo nào được gửi tới.',
    alarmSent: 'Gửi tới lần đầu',
    toAlarms: 'Đến phần cảnh báo',
  },
);
