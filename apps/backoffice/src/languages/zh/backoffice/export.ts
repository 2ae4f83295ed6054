import type { exportTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeExport: typeof exportTexts = {
  title: '我的导出',
  list: '列表',
  created: '申请时间',
  finished: '结束时间',
  all: '最近 24 小时',
  remove: '移除',
  states: {
    waiting: '排队中',
    running: '进行中',
    done: '已就绪',
    failed: '失败',
    cancelled: '已取消',
  },
};
