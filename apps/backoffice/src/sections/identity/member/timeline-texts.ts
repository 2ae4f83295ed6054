import {
  ArrowDownToLine,
  ArrowUpFromLine,
  CircleDot,
  Coins,
  Crown,
  FileText,
  Gavel,
  Gift,
  HeartPulse,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessageSquareText,
  NotebookPen,
  ReceiptText,
  ShieldCheck,
  Smartphone,
  Trophy,
  UserPlus,
} from 'lucide-react';
import { pick } from '../../../shared/language.ts';
import { betStates, PAYMENT_STATE_CLASSES, paymentStates } from '../../../shared/payment-states.ts';
import { kindWords } from '../../../shared/transfer-kinds.ts';

/** Texts of a member's timeline. */
export const timelineTexts = pick(
  {
    title: 'Timeline',
    filter: 'Filter by group',
    kinds: 'Filter by kind',
    all: 'All',
    groups: { money: 'Money', play: 'Play', safety: 'Safety', contact: 'Contact', decisions: 'Decisions' },
    time: 'Time',
    what: 'Event',
    state: 'Status',
    amount: 'Amount',
    balance: 'Balance',
    more: 'Show earlier events',
    none: 'Nothing has happened yet. Log-ins, bets, payments and messages will appear here.',
    noneOf: 'The member has no events of this type.',
  },
  {
    title: 'Dòng thời gian',
    filter: 'Lọc theo nhóm',
    kinds: 'Lọc theo loại',
    all: 'Tất cả',
    groups: { money: 'Tiền', play: 'Chơi', safety: 'An toàn', contact: 'Liên hệ', decisions: 'Quyết định' },
    time: 'Thời gian',
    what: 'Sự kiện',
    state: 'Trạng thái',
    amount: 'Số tiền',
    balance: 'Số dư',
    more: 'Xem sự kiện trước đó',
    none: 'Chưa có sự kiện nào. Lần đăng nhập, cược, thanh toán và tin nhắn sẽ xuất hiện ở đây.',
    noneOf: 'Hội viên không có sự kiện loại này.',
  },
);

const kindTexts = pick(
  {
    login: 'Log-in',
    registration: 'Account',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    withdrawalDecision: 'Withdrawal',
    movement: 'Balance',
    bonus: 'Bonus',
    reward: 'Reward',
    level: 'VIP level',
    harm: 'Sign of harm',
    document: 'Document',
    message: 'Message',
    feedback: 'Feedback',
    chat: 'Chat',
    note: 'Note',
    decision: 'Operator',
  },
  {
    login: 'Đăng nhập',
    registration: 'Tài khoản',
    deposit: 'Nạp tiền',
    withdrawal: 'Rút tiền',
    withdrawalDecision: 'Rút tiền',
    movement: 'Số dư',
    bonus: 'Thưởng',
    reward: 'Phần thưởng',
    level: 'Cấp VIP',
    harm: 'Dấu hiệu nguy hại',
    document: 'Giấy tờ',
    message: 'Tin nhắn',
    feedback: 'Góp ý',
    chat: 'Trò chuyện',
    note: 'Ghi chú',
    decision: 'Người vận hành',
  },
);

const pluralTexts = pick(
  {
    login: 'Log-ins',
    registration: 'Registration',
    deposit: 'Deposits',
    withdrawal: 'Withdrawals',
    withdrawalDecision: 'Decisions on withdrawals',
    movement: 'Other transactions',
    bet: 'Bets',
    win: 'Wins',
    bonus: 'Bonuses',
    reward: 'Rewards',
    level: 'VIP levels',
    protection: 'Limits and breaks',
    harm: 'Signs of harm',
    document: 'Documents',
    message: 'Messages',
    feedback: 'Feedback',
    chat: 'Chats',
    note: 'Notes',
    decision: 'Decisions on the account',
  },
  {
    login: 'Lần đăng nhập',
    registration: 'Đăng ký',
    deposit: 'Nạp tiền',
    withdrawal: 'Rút tiền',
    withdrawalDecision: 'Quyết định về lệnh rút',
    movement: 'Biến động khác',
    bet: 'Cược',
    win: 'Thắng cược',
    bonus: 'Thưởng',
    reward: 'Phần thưởng',
    level: 'Cấp VIP',
    protection: 'Hạn mức và tạm nghỉ',
    harm: 'Dấu hiệu nguy hại',
    document: 'Giấy tờ',
    message: 'Tin nhắn',
    feedback: 'Góp ý',
    chat: 'Trò chuyện',
    note: 'Ghi chú',
    decision: 'Quyết định về tài khoản',
  },
);

type Codes = Readonly<Record<string, string>>;

const codes: Readonly<Record<string, Codes>> = pick<Readonly<Record<string, Codes>>>(
  {
    login: { entered: 'Logged in', refused: 'Failed' },
    registration: { registered: 'registered' },
    given: { waiting: 'Pending', active: 'Active', converted: 'Real money', spent: 'Used up', collected: 'Collected' },
    ended: { expired: 'Expired', givenUp: 'Forfeited', open: 'Open', closed: 'Closed', looked: 'Reviewed' },
    document: { passport: 'Passport', id: 'Identity card', front: 'Front', back: 'Back', face: 'Face' },
    message: { unread: 'Unread', read: 'Read', answered: 'Answered' },
    chat: { waiting: 'Waiting', open: 'Open', closed: 'Closed' },
    decision: {
      'member.disabled': 'disabled the account',
      'member.enabled': 'enabled the account',
      'member.revealed': 'viewed personal data',
      'balance.adjusted': 'adjusted the balance',
      'approval.requested': 'requested an approval',
      'note.added': 'added a note',
    },
  },
  {
    login: { entered: 'Đã đăng nhập', refused: 'Không thành công' },
    registration: { registered: 'đã đăng ký' },
    given: { waiting: 'Đang chờ', active: 'Đang dùng', converted: 'Tiền thật', spent: 'Đã dùng', collected: 'Đã nhận' },
    ended: { expired: 'Hết hạn', givenUp: 'Đã bỏ', open: 'Đang mở', closed: 'Đã đóng', looked: 'Đã xem' },
    document: { passport: 'Hộ chiếu', id: 'Căn cước', front: 'Mặt trước', back: 'Mặt sau', face: 'Khuôn mặt' },
    message: { unread: 'Chưa đọc', read: 'Đã đọc', answered: 'Đã trả lời' },
    chat: { waiting: 'Đang chờ', open: 'Đang mở', closed: 'Đã đóng' },
    decision: {
      'member.disabled': 'đã khóa tài khoản',
      'member.enabled': 'đã mở khóa tài khoản',
      'member.revealed': 'đã xem dữ liệu cá nhân',
      'balance.adjusted': 'đã điều chỉnh số dư',
      'approval.requested': 'đã yêu cầu phê duyệt',
      'note.added': 'đã thêm ghi chú',
    },
  },
);

interface KindWords {
  icon: LucideIcon;
  /** Before the title of the event; absent if the title is enough. */
  label?: string;
  plural: string;
  codes?: Codes;
}

const kindOf = (name: keyof typeof pluralTexts, icon: LucideIcon, own: Codes = {}): KindWords => {
  const label: string | undefined = (kindTexts as Codes)[name];
  return { icon, plural: pluralTexts[name], codes: own, ...(label === undefined ? {} : { label }) };
};
const given = { ...codes['given'], ...codes['ended'] };

/** Words and icons of the kinds of events. */
export const KINDS: Readonly<Record<string, KindWords>> = {
  login: kindOf('login', Smartphone, codes['login']),
  registration: kindOf('registration', UserPlus, codes['registration']),
  deposit: kindOf('deposit', ArrowDownToLine, paymentStates.deposit),
  withdrawal: kindOf('withdrawal', ArrowUpFromLine, paymentStates.withdrawal),
  withdrawalDecision: kindOf('withdrawalDecision', Gavel, paymentStates.withdrawal),
  movement: kindOf('movement', Coins, kindWords),
  bet: kindOf('bet', ReceiptText, betStates),
  win: kindOf('win', Trophy, betStates),
  bonus: kindOf('bonus', Gift, given),
  reward: kindOf('reward', Gift, given),
  level: kindOf('level', Crown),
  protection: kindOf('protection', ShieldCheck),
  harm: kindOf('harm', HeartPulse, codes['ended']),
  document: kindOf('document', FileText, { ...codes['ended'], ...codes['document'] }),
  message: kindOf('message', Mail, codes['message']),
  feedback: kindOf('feedback', MessageSquareText, { ...codes['ended'], ...codes['message'] }),
  chat: kindOf('chat', MessageCircle, codes['chat']),
  note: kindOf('note', NotebookPen),
  decision: kindOf('decision', CircleDot, codes['decision']),
};

/** The tone of a status. */
export const STATE_CLASSES: Readonly<Record<string, 'good' | 'bad' | 'wait' | 'info'>> = {
  ...Object.fromEntries(
    Object.entries(PAYMENT_STATE_CLASSES).map(([state, look]) => [state, look.split('--')[1] as 'good' | 'bad']),
  ),
  won: 'good',
  open: 'info',
  entered: 'good',
  active: 'good',
  collected: 'good',
  converted: 'good',
  waiting: 'wait',
};
