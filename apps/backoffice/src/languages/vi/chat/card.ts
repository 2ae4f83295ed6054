import type { cardTexts } from '../../../sections/chat/card-texts.ts';

export const chatCard: typeof cardTexts = {
  kinds: { withdrawal: 'Lệnh rút', deposit: 'Lệnh nạp', bet: 'Cược' },
  show: 'Cho xem một giao dịch hoặc cược',
  latest: 'Giao dịch và cược',
  none: 'Không có, hoặc bạn không được xem',
  open: (title) => `Mở ${title}`,
  gone: 'Hiện không xem được mục này',
};
