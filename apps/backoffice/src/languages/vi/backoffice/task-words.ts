import type { searched } from '../../../sections/backoffice/tasks.ts';

export const backofficeTaskWords: typeof searched = {
  netByVendor: 'hôm qua doanh thu nhà cung cấp báo cáo',
  addOperator: 'người vận hành nhân viên thêm tạo',
};
