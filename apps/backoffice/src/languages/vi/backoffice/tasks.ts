import type { words } from '../../../sections/backoffice/tasks.ts';

export const backofficeTasks: typeof words = {
  netByVendor: 'Doanh thu ròng hôm qua theo nhà cung cấp',
  addOperator: 'Thêm người vận hành',
};
