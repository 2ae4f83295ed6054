import type { productTexts } from '../../../form/product-names.ts';

export const formProductNames: typeof productTexts = {
  lottery: '彩票',
  slots: '电子',
  live: '真人',
  pvp: '棋牌',
  fish: '捕鱼',
  sports: '体育',
  esports: '电竞',
  cockfight: '斗鸡',
  originals: '自营游戏',
};
