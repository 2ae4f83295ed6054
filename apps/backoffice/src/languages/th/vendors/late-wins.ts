import type { lateWinsTexts } from '../../../sections/vendors/late-wins-texts.ts';

export const vendorsLateWins: typeof lateWinsTexts = {
  title: 'ยอดชนะที่มาช้า',
  means: (most) =>
    `ยอดชนะที่มาถึงหลังค่ายเกมปิดรอบแล้ว ระบบจะจ่าย หากเกิน ${most} จะพักไว้ให้เจ้าหน้าที่สองคน ` +
    'ยอดชนะของเดิมพันที่เจ้าหน้าที่ตัดสินแล้วจะถูกพักไว้เสมอ',
  none: 'ไม่มียอดชนะที่มาช้า',
  states: { paid: 'จ่ายแล้ว', held: 'พักไว้', refused: 'ถูกปฏิเสธ', undone: 'ค่ายเกมยกเลิก' },
  closedAt: 'ปิดรอบเมื่อ',
  set: 'ตั้งขีดจำกัด',
  most: 'จ่ายทันทีไม่เกิน เว้นว่างไว้เพื่อใช้ค่าเริ่มต้น',
  wrongAmount: 'กรอกจำนวนเงิน',
};
