import type { gameKinds } from '../../../form/game-kinds.ts';

export const formGameKinds: typeof gameKinds = {
  RNG: 'สล็อต',
  LIVE: 'คาสิโนสด',
  PVP: 'เกมไพ่',
  FISH: 'ยิงปลา',
  SPORTS: 'กีฬา',
  ESPORTS: 'อีสปอร์ต',
  COCKFIGHT: 'ไก่ชน',
  ELOTT: 'ลอตเตอรี่',
};
