import type { gameKinds } from '../../../form/game-kinds.ts';

export const formGameKinds: typeof gameKinds = {
  RNG: '电子',
  LIVE: '真人',
  PVP: '棋牌',
  FISH: '捕鱼',
  SPORTS: '体育',
  ESPORTS: '电竞',
  COCKFIGHT: '斗鸡',
  ELOTT: '彩票',
};
