import type { pageTexts } from '../../../sections/site/texts.ts';

export const sitePages: typeof pageTexts = {
  title: 'Các trang',
  page: 'Trang',
  open: 'Mở',
  closed: 'Đóng',
  message: 'Thông báo cho người chơi',
  standard: 'Văn bản chuẩn',
  openIt: 'Mở',
  closeIt: 'Đóng',
  changeIt: 'Đổi văn bản',
  doOpen: (name) => `Mở ${name}`,
  doClose: (name) => `Đóng ${name}`,
  change: (name) => `Đổi văn bản của ${name}`,
  openText: 'Người chơi thấy trang ngay.',
  text: (code) => `Văn bản bằng ${code}`,
  textHint: 'Để trống cho văn bản chuẩn của trang.',
  names: {
    withdraw: 'Rút tiền',
    vip: 'VIP',
    benefits: 'Quyền lợi',
    rewards: 'Trung tâm thưởng',
    agency: 'Đại lý và nhóm',
    contracts: 'Hợp đồng',
    feedback: 'Góp ý',
    inbox: 'Tin nhắn',
  },
};
