import type { orderTexts } from '../../../sections/vendors/connections/order-texts.ts';

export const vendorsOrder: typeof orderTexts = {
  shown: 'แสดงอยู่',
  maintenanceLabel: 'เหตุผลที่ปิดปรับปรุง แสดงให้ผู้เล่น',
  maintenanceHint: 'เว้นว่างไว้ขณะที่ค่ายเกมเปิดให้บริการ',
  untilLabel: 'ปิดปรับปรุงสิ้นสุด',
  untilHint: 'การปิดปรับปรุงจะสิ้นสุดเองตามเวลานั้น เว้นว่างไว้เพื่อยุติเอง',
};
