import type { cardTexts } from '../../../sections/chat/card-texts.ts';

export const chatCard: typeof cardTexts = {
  kinds: { withdrawal: 'ถอนเงิน', deposit: 'ฝากเงิน', bet: 'เดิมพัน' },
  show: 'แสดงการชำระเงินหรือเดิมพัน',
  latest: 'การชำระเงินและเดิมพัน',
  none: 'ไม่มีรายการที่คุณมีสิทธิ์ดู',
  open: (title) => `เปิด ${title}`,
  gone: 'โหลดรายการนี้ไม่ได้ในขณะนี้',
};
