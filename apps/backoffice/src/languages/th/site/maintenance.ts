import type { maintenanceTexts } from '../../../sections/site/texts.ts';

export const siteMaintenance: typeof maintenanceTexts = {
  heading: 'การปิดปรับปรุง',
  on: 'เว็บไซต์ปิดปรับปรุงอยู่',
  off: 'เว็บไซต์เปิดอยู่',
  turnOn: 'ปิดปรับปรุง',
  turnOff: 'เปิดเว็บไซต์',
  text: 'ขณะที่เว็บไซต์ปิด สมาชิกเห็นหน้าปิดปรับปรุง และโพยกับการฝากจะถูกปฏิเสธ การออกรางวัลดำเนินต่อ',
};
