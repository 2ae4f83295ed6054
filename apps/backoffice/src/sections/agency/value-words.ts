import { productNames } from '../../form/product-names.ts';
import type { ValueWords } from '../../shared/section.ts';
import { programmeTexts } from './programme-texts.ts';
import { agencyTexts } from './texts.ts';
import { common } from '../../shared/common-texts.ts';

const contract = {
  kind: agencyTexts.kinds,
  rhythm: agencyTexts.rhythms,
  carryOver: programmeTexts.carryOvers,
};

export const values: ValueWords = {
  agencyRun: {
    kind: agencyTexts.kinds,
    rhythm: agencyTexts.rhythms,
    state: agencyTexts.states,
    key: { ...agencyTexts.kinds, ...agencyTexts.rhythms },
    decision: { pay: agencyTexts.pay, deny: common.reject },
  },
  agencyTemplate: contract,
  member: { ...contract, product: productNames, rates: productNames },
};
