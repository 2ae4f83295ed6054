import type { limitNames } from '../../../parts/limit-names.ts';

export const partsLimitNames: typeof limitNames = {
  kinds: { deposit: '存款', loss: '亏损', stake: '投注金额', session: '单次游戏时间' },
  periods: { day: '日', week: '周', month: '月' },
};
