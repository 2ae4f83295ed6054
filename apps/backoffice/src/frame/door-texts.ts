import { pick } from '../shared/language.ts';
import type { DoorKey, GroupKey } from '../shared/section.ts';

interface DoorTexts {
  groups: Record<GroupKey, string>;
  doors: Record<DoorKey, string>;
}

const ENGLISH: DoorTexts = {
  groups: {
    today: 'Today',
    players: 'Players',
    games: 'Games',
    lottery: 'Lottery',
    marketing: 'Marketing',
    settings: 'Settings',
  },
  doors: {
    today: 'Today',
    withdrawals: 'Withdrawals',
    deposits: 'Deposits',
    cases: 'Cases',
    approvals: 'Approvals',
    chat: 'Live chat',
    reports: 'Reports',
    members: 'Members',
    agents: 'Agents',
    vendors: 'Vendors',
    games: 'Games',
    draws: 'Draws',
    results: 'Results',
    odds: 'Odds and limits',
    promotions: 'Promotions',
    rewards: 'Rewards',
    content: 'Content',
    site: 'Site',
    payments: 'Payments',
    operators: 'Operators',
    audit: 'Audit trail',
  },
};

const VIETNAMESE: DoorTexts = {
  groups: {
    today: 'Hôm nay',
    players: 'Người chơi',
    games: 'Trò chơi',
    lottery: 'Xổ số',
    marketing: 'Tiếp thị',
    settings: 'Cài đặt',
  },
  doors: {
    today: 'Hôm nay',
    withdrawals: 'Rút tiền',
    deposits: 'Nạp tiền',
    cases: 'Hồ sơ cần xử lý',
    approvals: 'Phê duyệt',
    chat: 'Trò chuyện trực tuyến',
    reports: 'Báo cáo',
    members: 'Hội viên',
    agents: 'Đại lý',
    vendors: 'Nhà cung cấp',
    games: 'Trò chơi',
    draws: 'Kỳ quay',
    results: 'Kết quả',
    odds: 'Tỷ lệ và hạn mức',
    promotions: 'Khuyến mãi',
    rewards: 'Phần thưởng',
    content: 'Nội dung',
    site: 'Trang web',
    payments: 'Thanh toán',
    operators: 'Người vận hành',
    audit: 'Nhật ký thay đổi',
  },
};

/** Names of the groups and doors of the navigation. */
export const doorTexts = pick(ENGLISH, VIETNAMESE);
