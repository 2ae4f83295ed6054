import type { Permission } from '@fairlot/contract';
import { pick } from '../../../shared/language.ts';

type Words = Readonly<Record<string, string>>;
type ThingOf<P> = P extends `${infer Thing}.${string}` ? Thing : never;
type ActionOf<P> = P extends `${string}.${infer Action}` ? Action : never;

/** A permission's object and the action it allows. */
interface PermissionWords {
  things: Readonly<Record<ThingOf<Permission>, string>>;
  actions: Readonly<Record<ActionOf<Permission>, string>>;
}

const words = pick<PermissionWords>(
  {
    things: {
      approvals: 'Approvals',
      audit: 'Audit trail',
      operators: 'Operators and roles',
      emergency: 'Emergency',
      alarms: 'Alarms',
      setup: 'Site set-up',
      goals: 'Targets and promised times',
      ledger: 'Member ledger',
      bets: 'Member bets',
      members: 'Members',
      figures: 'Business figures',
      balance: 'Balances',
      payments: 'Deposits and payments',
      withdrawals: 'Withdrawals',
      verification: 'Member identity',
      protection: 'Member protection',
      draws: 'Draws',
      results: 'Results',
      odds: 'Odds and rules',
      catalogue: 'Games',
      vendors: 'Vendors',
      originals: 'In-house games',
      content: 'Content',
      pages: 'Closed pages',
      site: 'Site settings',
      maintenance: 'Maintenance',
      inbox: 'Messages and feedback',
      agency: 'Agents',
      promotions: 'Promotions',
      loyalty: 'Levels and rewards',
      chat: 'Live chat',
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
      answer: 'reply',
      send: 'send',
      note: 'write notes',
      begin: 'start',
      acknowledge: 'acknowledge',
      reveal: 'see personal data in full',
      connect: 'connect providers',
      games: 'import games',
      grant: 'award bonuses or free rounds',
      levels: 'request changes of levels',
      manage: 'change settings and saved replies',
      missions: 'change missions',
      repair: 'request resolutions',
      review: 'decide on applications',
      reward: 'request rewards',
      stakes: 'stop bets and set limits',
      write: 'edit offers',
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
      catalogue: 'Trò chơi',
      vendors: 'Nhà cung cấp',
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
      connect: 'kết nối nhà cung cấp',
      games: 'nhập trò chơi',
      grant: 'tặng thưởng hoặc vòng miễn phí',
      levels: 'yêu cầu thay đổi cấp',
      manage: 'đổi thiết lập và câu trả lời soạn sẵn',
      missions: 'thay đổi nhiệm vụ',
      repair: 'yêu cầu xử lý',
      review: 'quyết định đơn',
      reward: 'yêu cầu phần thưởng',
      stakes: 'dừng cược và đặt giới hạn',
      write: 'sửa ưu đãi',
    },
  },
);

/** The object of a permission; its code if it has no label. */
export function thingOf(permission: string): string {
  const thing = permission.slice(0, permission.lastIndexOf('.'));
  return (words.things as Words)[thing] ?? thing;
}

/** The action that is allowed on the object. */
export function actionOf(permission: string): string {
  const step = permission.slice(permission.lastIndexOf('.') + 1);
  return (words.actions as Words)[step] ?? step;
}
