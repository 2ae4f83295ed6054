import type { productTexts } from '../../../form/product-names.ts';

export const formProductNames: typeof productTexts = {
  lottery: 'Xổ số',
  slots: 'Nổ hũ',
  live: 'Casino trực tuyến',
  pvp: 'Game bài',
  fish: 'Bắn cá',
  sports: 'Thể thao',
  esports: 'Thể thao điện tử',
  cockfight: 'Đá gà',
  originals: 'Trò chơi của nhà',
};
