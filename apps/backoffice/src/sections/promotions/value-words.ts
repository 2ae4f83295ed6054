import type { ValueWords } from '../../shared/section.ts';
import { segmentTexts } from './segment-texts.ts';
import { promotionsTexts } from './texts.ts';

const condition = {
  field: segmentTexts.fields,
  operator: { ...segmentTexts.operators, ...segmentTexts.labelOperators },
};

export const values: ValueWords = {
  bonus: { state: promotionsTexts.bonusStates },
  offer: {
    ...condition,
    kind: promotionsTexts.kinds,
    state: promotionsTexts.states,
    gift: promotionsTexts.gifts,
    money: promotionsTexts.moneys,
    every: promotionsTexts.periods,
  },
  segment: condition,
};
