import type { drawTexts } from '../../../sections/lottery/texts.ts';

export const lotteryDraw: typeof drawTexts = {
  gameCode: 'รหัสเกม',
  voidReason: 'เหตุผลที่เป็นโมฆะ',
  all: 'ทุกงวด',
  numero: 'งวด',
  lockAt: 'ปิดรับ',
  drawAt: 'เวลาออกรางวัล',
  tickets: 'โพย',
  sales: 'ยอดขาย',
  void: 'ขอทำให้เป็นโมฆะ',
  voidText: (name) => `เจ้าหน้าที่คนที่สองต้องอนุมัติ จากนั้น ${name} จะไม่ออกรางวัลและคืนเงินเดิมพันทั้งหมด ผู้เล่นเห็นเหตุผล`,
  states: {
    scheduled: 'ตามกำหนด',
    open: 'เปิดขาย',
    locked: 'ปิดรับแล้ว',
    drawn: 'ออกรางวัลแล้ว',
    settling: 'กำลังคิดผล',
    settled: 'คิดผลแล้ว',
    void: 'โมฆะ',
  },
  voidReasons: {
    skipped: 'เซิร์ฟเวอร์หยุดทำงาน',
    'closed-day': 'วันปิด',
    replanned: 'กำหนดการเปลี่ยนก่อนขายโพย',
    late: 'สายเกินกว่าจะออกรางวัล',
    'reveal-failed': 'เปิดเผยค่าตั้งต้นไม่ได้',
    'beacon-missing': 'แหล่งสุ่มไม่ตอบ',
    'result-missing': 'ไม่ได้รับผล',
    operator: 'โดยเจ้าหน้าที่',
  },
};
