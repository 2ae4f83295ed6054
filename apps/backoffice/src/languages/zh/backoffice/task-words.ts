import type { searched } from '../../../sections/backoffice/tasks.ts';

export const backofficeTaskWords: typeof searched = {
  netByVendor: '昨日 净收入 游戏商 供应商 报表',
  addOperator: '新操作员 员工 用户 添加 创建',
};
