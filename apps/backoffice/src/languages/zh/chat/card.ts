import type { cardTexts } from '../../../sections/chat/card-texts.ts';

export const chatCard: typeof cardTexts = {
  kinds: { withdrawal: '提款', deposit: '存款', bet: '投注' },
  show: '显示付款或投注',
  latest: '付款与投注',
  none: '没有您有权查看的内容',
  open: (title) => `打开 ${title}`,
  gone: '目前无法加载',
};
