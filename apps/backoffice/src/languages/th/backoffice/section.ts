import type { sectionTexts } from '../../../sections/backoffice/section-texts.ts';

export const backofficeSection: typeof sectionTexts = {
  dashboard: 'วันนี้',
  approvals: 'การอนุมัติ',
  audit: 'บันทึกการตรวจสอบ',
  account: 'บัญชีของฉัน',
  exports: 'การส่งออกของฉัน',
  reports: 'รายงาน',
  operators: 'เจ้าหน้าที่',
  roles: 'บทบาท',
  roleChange: 'เปลี่ยนบทบาท',
  operatorRole: 'ให้บทบาทอื่นแก่เจ้าหน้าที่',
  operatorAdd: 'เพิ่มเจ้าหน้าที่',
  operatorReset: 'รีเซ็ตข้อมูลเข้าสู่ระบบของเจ้าหน้าที่',
  alarmEnd: 'ยุติกฎสัญญาณเตือน',
  consoleIdle: 'เพิ่มเวลาออกจากระบบอัตโนมัติ',
  tokens: 'โทเค็น API',
  alarms: 'สัญญาณเตือน',
  tasks: 'งาน',
  setup: 'ตั้งค่าเริ่มต้น',
  siteOpen: 'เปิดเว็บไซต์',
};
