import type { searched } from '../../../sections/protection/tasks.ts';

export const protectionTaskWords: typeof searched = {
  log: '监管 机构 会员保护 日志 导出 限额 排除',
};
