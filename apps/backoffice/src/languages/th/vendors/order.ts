import type { orderTexts } from '../../../sections/vendors/connections/order-texts.ts';

export const vendorsOrder: typeof orderTexts = {
  shown: 'แสดงอยู่',
  hot: 'ยอดนิยม',
  isNew: 'ใหม่',
  order: 'ลำดับ',
  orderHint: '1 ถึง 999 เลขน้อยมาก่อน ค่าเริ่มต้นคือ 100',
  maintenanceLabel: 'เหตุผลที่ปิดปรับปรุง แสดงให้ผู้เล่น',
  maintenanceHint: 'เว้นว่างไว้ขณะที่ค่ายเกมเปิดให้บริการ',
  untilLabel: 'ปิดปรับปรุงสิ้นสุด',
  untilHint: 'การปิดปรับปรุงจะสิ้นสุดเองตามเวลานั้น เว้นว่างไว้เพื่อยุติเอง',
  wrongOrder: 'ลำดับต้องเป็นจำนวนเต็มตั้งแต่ 1 ถึง 999',
};
