import type { refusals } from '../../../sections/agency/texts.ts';

export const agencyRefusals: typeof refusals = {
  'agency.move.below': 'ย้ายสมาชิกไปอยู่ใต้ตนเองหรือใต้สมาชิกในทีมของตนเองไม่ได้',
  'agency.application.decided': 'เจ้าหน้าที่คนอื่นตัดสินใบสมัครนี้แล้ว',
  'agency.run.changed': 'บิลของการคิดยอดนี้เปลี่ยนไป โปรดตรวจดูอีกครั้ง',
  'agency.template.exists': 'มีแม่แบบชื่อนี้อยู่แล้ว',
  'agency.bill.closed': 'บิลนี้ถูกปฏิเสธหรือหมดอายุแล้ว และจะไม่มีการจ่าย',
  'agency.correction.below': 'รายการแก้ไขทำให้บิลหรือวันติดลบไม่ได้',
  'contract.refused': 'เสนอสัญญานี้ตอนนี้ไม่ได้ ตัวแทนต้องอยู่ระดับบนสุดและไม่มีข้อเสนอที่ค้างอยู่',
  'rate.refused': 'อัตรานี้สูงกว่าอัตราของสายบน หรือต่ำกว่าอัตราของสมาชิกสายล่างโดยตรง',
};
