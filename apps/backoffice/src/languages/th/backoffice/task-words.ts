import type { searched } from '../../../sections/backoffice/tasks.ts';

export const backofficeTaskWords: typeof searched = {
  netByVendor: 'เมื่อวาน รายได้สุทธิ ค่ายเกม รายงาน',
  addOperator: 'เจ้าหน้าที่ พนักงาน ผู้ใช้ ใหม่ เพิ่ม สร้าง',
};
