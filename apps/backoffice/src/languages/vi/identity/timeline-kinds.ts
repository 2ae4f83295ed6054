import type { kindTexts } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimelineKinds: typeof kindTexts = {
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
};
