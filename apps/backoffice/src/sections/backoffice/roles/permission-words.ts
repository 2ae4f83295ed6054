import { pick } from '../../../shared/language.ts';

/** A permission's object and the action it allows. */
interface PermissionWords {
  things: Readonly<Record<string, string>>;
  actions: Readonly<Record<string, string>>;
}

const words = pick<PermissionWords>(
  {
    things: {
      approvals: 'Approvals',
      audit: 'Audit trail',
      operators: 'Operators and roles',
      emergency: 'Emergency',
      alarms: 'Alarms',
      setup: 'Set-up of the site',
      goals: 'Targets and promised times',
      ledger: 'Ledger of a member',
      bets: 'Bets of a member',
      members: 'Members',
      figures: 'Business figures',
      balance: 'Balances',
      payments: 'Deposits and payments',
      withdrawals: 'Withdrawals',
      verification: 'Identity of members',
      protection: 'Protection of members',
      draws: 'Draws',
      results: 'Results',
      odds: 'Odds and rules',
      catalogue: 'Games and vendors',
      vendors: 'Accounts with vendors',
      originals: 'In-house games',
      content: 'Content',
      pages: 'Closed pages',
      site: 'Settings of the site',
      maintenance: 'Maintenance',
      inbox: 'Messages and feedback',
      agency: 'Agents',
      promotions: 'Promotions',
      loyalty: 'Levels and rewards',
      chat: 'Live chat',
      reports: 'Reports',
    },
    actions: {
      read: 'view',
      change: 'change',
      decide: 'decide',
      disable: 'disable and enable',
      label: 'label',
      adjust: 'request adjustments',
      resolve: 'resolve',
      reconcile: 'reconcile',
      enter: 'enter',
      void: 'void',
      answer: 'answer',
      send: 'send',
      note: 'write notes',
      begin: 'start',
      acknowledge: 'acknowledge',
      reveal: 'see personal data in full',
    },
  },
  {
    things: {
      approvals: 'Phê duyệt',
      audit: 'Nhật ký thay đổi',
      operators: 'Người vận hành và vai trò',
      emergency: 'Khẩn cấp',
      alarms: 'Cảnh báo',
      setup: 'Thiết lập trang',
      goals: 'Mục tiêu và thời hạn xử lý',
      ledger: 'Sổ cái của hội viên',
      bets: 'Cược của hội viên',
      members: 'Hội viên',
      figures: 'Số liệu kinh doanh',
      balance: 'Số dư',
      payments: 'Nạp tiền và thanh toán',
      withdrawals: 'Rút tiền',
      verification: 'Danh tính hội viên',
      protection: 'Bảo vệ hội viên',
      draws: 'Kỳ quay',
      results: 'Kết quả',
      odds: 'Tỷ lệ và luật',
      catalogue: 'Trò chơi và nhà cung cấp',
      vendors: 'Đối soát với nhà cung cấp',
      originals: 'Trò chơi tự phát hành',
      content: 'Nội dung',
      pages: 'Trang đóng',
      site: 'Thiết lập trang',
      maintenance: 'Bảo trì',
      inbox: 'Tin nhắn và góp ý',
      agency: 'Đại lý',
      promotions: 'Khuyến mãi',
      loyalty: 'Cấp bậc và phần thưởng',
      chat: 'Trò chuyện trực tiếp',
      reports: 'Báo cáo',
    },
    actions: {
      read: 'xem',
      change: 'thay đổi',
      decide: 'quyết định',
      disable: 'khóa và mở khóa',
      label: 'gắn nhãn',
      adjust: 'yêu cầu điều chỉnh',
      resolve: 'xử lý',
      reconcile: 'đối soát',
      enter: 'nhập',
      void: 'hủy',
      answer: 'trả lời',
      send: 'gửi',
      note: 'ghi chú',
      begin: 'bắt đầu',
      acknowledge: 'xác nhận',
      reveal: 'xem đầy đủ dữ liệu cá nhân',
    },
  },
);

/** The object of a permission; its code if it has no label. */
export function thingOf(permission: string): string {
  const thing = permission.slice(0, permission.lastIndexOf('.'));
  return words.things[thing] ?? thing;
}

/** The action that is allowed on the object. */
export function actionOf(permission: string): string {
  const step = permission.slice(permission.lastIndexOf('.') + 1);
  return words.actions[step] ?? step;
}
