import { productNames } from '../../form/product-names.ts';
import type { ValueWords } from '../../shared/section.ts';
import { loyaltyTexts } from './texts.ts';

export const values: ValueWords = {
  levels: { gift: loyaltyTexts.gifts, service: loyaltyTexts.services, product: productNames, rebates: productNames },
  mission: { period: loyaltyTexts.periods, goal: loyaltyTexts.goals, products: productNames },
};
