import type { words } from '../../../sections/backoffice/tasks.ts';

export const backofficeTasks: typeof words = {
  netByVendor: 'รายได้สุทธิเมื่อวานตามค่ายเกม',
  addOperator: 'เพิ่มเจ้าหน้าที่',
};
