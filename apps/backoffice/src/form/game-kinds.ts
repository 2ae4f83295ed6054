import { pick } from '../shared/language.ts';

/** Names of the categories of games, by their codes. */
export const gameKinds = pick(
  {
    RNG: 'Slots',
    LIVE: 'Live casino',
    PVP: 'Card games',
    FISH: 'Fishing',
    SPORTS: 'Sports',
    ESPORTS: 'Esports',
    COCKFIGHT: 'Cockfight',
    ELOTT: 'Lottery',
  },
  {
    RNG: 'Nổ hũ',
    LIVE: 'Casino trực tuyến',
    PVP: 'Game bài',
    FISH: 'Bắn cá',
    SPORTS: 'Thể thao',
    ESPORTS: 'Thể thao điện tử',
    COCKFIGHT: 'Đá gà',
    ELOTT: 'Xổ số',
  },
);
