import type { productNames } from '../../../form/product-names.ts';

export const formProductNames: typeof productNames = {
  lottery: 'ลอตเตอรี่',
  slots: 'สล็อต',
  live: 'คาสิโนสด',
  pvp: 'เกมไพ่',
  fish: 'ยิงปลา',
  sports: 'กีฬา',
  esports: 'อีสปอร์ต',
  cockfight: 'ไก่ชน',
  originals: 'เกมของเรา',
};
