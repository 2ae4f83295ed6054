import type { pluralTexts } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimelinePlurals: typeof pluralTexts = {
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
};
