import type { gameKinds } from '../../../form/game-kinds.ts';

export const formGameKinds: typeof gameKinds = {
  RNG: 'Nổ hũ',
  LIVE: 'Casino trực tuyến',
  PVP: 'Game bài',
  FISH: 'Bắn cá',
  SPORTS: 'Thể thao',
  ESPORTS: 'Thể thao điện tử',
  COCKFIGHT: 'Đá gà',
  ELOTT: 'Xổ số',
};
