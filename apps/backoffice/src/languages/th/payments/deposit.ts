import type { depositTexts } from '../../../sections/payments/texts.ts';

export const paymentsDeposit: typeof depositTexts = {
  sent: 'แจ้งว่าโอนแล้ว',
  open: 'เปิดอยู่',
  all: 'ทั้งหมด',
  reference: 'เลขอ้างอิง',
  created: 'ขอเมื่อ',
  sentAt: 'โอนเมื่อ',
  receipt: 'สลิป',
  paymentId: 'การชำระเงินที่ผู้ให้บริการ',
  credited: 'เงินเข้าแล้ว',
  arrived: 'ได้รับการชำระเงินแล้ว',
  arrivedText: (provider, payment) => `${provider} รายงานการชำระเงิน ${payment}`,
  notArrived: 'ยังไม่ได้รับการชำระเงิน',
  notArrivedText: (provider) => `${provider} ยังไม่ได้รายงาน โปรดเทียบสลิปกับบัญชีธนาคาร`,
  waits: 'สมาชิกยังไม่ได้ชำระ',
  waitsText: 'คำสั่งยังเปิดอยู่ ไม่มีสิ่งที่ต้องตัดสิน',
  ended: 'คำสั่งสิ้นสุดโดยไม่มีการชำระเงิน',
  endedText: 'สมาชิกยกเลิก หรือคำสั่งหมดอายุหรือถูกปฏิเสธ',
  earlier: 'รายการฝากอื่นของสมาชิก',
  earlierText: 'เทียบจำนวนเงินและวิธีชำระเงิน',
  rows: 'แถว',
};
