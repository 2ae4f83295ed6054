import type { words } from '../../../sections/backoffice/tasks.ts';

export const backofficeTasks: typeof words = {
  netByVendor: 'Pendapatan bersih kemarin per vendor',
  addOperator: 'Tambah operator',
};
