import { pick } from '../shared/language.ts';
import type { Choice } from './pick-field.tsx';

/** Names of products, by their codes. */
export const productNames: Readonly<Record<string, string>> = pick(
  {
    lottery: 'Lottery',
    slots: 'Slots',
    live: 'Live casino',
    pvp: 'Card games',
    fish: 'Fishing',
    sports: 'Sports',
    esports: 'Esports',
    cockfight: 'Cockfight',
    originals: 'In-house games',
  },
  {
    lottery: 'Xổ số',
    slots: 'Nổ hũ',
    live: 'Casino trực tuyến',
    pvp: 'Game bài',
    fish: 'Bắn cá',
    sports: 'Thể thao',
    esports: 'Thể thao điện tử',
    cockfight: 'Đá gà',
    originals: 'Trò chơi của nhà',
  },
);

/** Products as choices. */
export const productChoices: readonly Choice[] = Object.entries(productNames).map(([value, label]) => ({
  value,
  label,
}));
