import type { exportTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeExport: typeof exportTexts = {
  list: '列表',
  created: '申请时间',
  finished: '结束时间',
  all: '最近 24 小时',
  states: {
    waiting: '排队中',
    running: '进行中',
    done: '已就绪',
    failed: '失败',
    cancelled: '已取消',
  },
};
