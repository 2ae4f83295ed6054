import { productNames } from '../../form/product-names.ts';
import type { ValueWords } from '../../shared/section.ts';
import { segmentTexts } from './segment-texts.ts';
import { promotionsTexts } from './texts.ts';

const condition = {
  field: segmentTexts.fields,
  operator: { ...segmentTexts.operators, ...segmentTexts.labelOperators },
};

/** Kinds of money in which free rounds pay. */
const wins = { money: promotionsTexts.gifts.money, bonus: promotionsTexts.gifts.bonus };

export const values: ValueWords = {
  bonus: { state: promotionsTexts.bonusStates },
  offer: {
    ...condition,
    kind: promotionsTexts.kinds,
    state: promotionsTexts.states,
    gift: promotionsTexts.gifts,
    money: promotionsTexts.moneys,
    every: promotionsTexts.periods,
    games: productNames,
    rebates: productNames,
    wins,
  },
  segment: condition,
  // Free rounds for a game of a vendor.
  game: { wins },
};
