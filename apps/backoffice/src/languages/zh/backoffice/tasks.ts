import type { words } from '../../../sections/backoffice/tasks.ts';

export const backofficeTasks: typeof words = {
  netByVendor: '昨日各游戏商净收入',
  addOperator: '添加操作员',
};
