import type { OfferBar } from '@fairlot/contract/promotions/kinds';
import { formatAmount } from '../../shared/format.ts';
import type { GiftPreview, Trial } from './api.ts';
import { offerTexts as texts } from './offer-texts.ts';

/** Numbers of excluded members, by reason. */
export function leftOutWords(leftOut: Trial['leftOut']): string {
  const counts = Object.entries(leftOut) as [OfferBar, number][];
  const whom = counts.flatMap(([bar, count]) => (count === 0 ? [] : [texts.counted(count, texts.bars[bar])]));
  return whom.length === 0 ? texts.noneExcluded : texts.leftOut(whom.join(', '));
}

/** Cost of a manual gift, and which of the named members it does not reach. */
export function previewWords({ sum, budgetLeft, members }: GiftPreview): string {
  const whom = members.flatMap(({ account, reason }) =>
    reason === null ? [] : [texts.person(account, texts.bars[reason])],
  );
  const paid = texts.previewed(members.length - whom.length, formatAmount(sum), formatAmount(budgetLeft));
  return whom.length === 0 ? paid : `${paid} ${texts.leftOut(whom.join(', '))}`;
}
