import type { OfferBar } from '@fairlot/contract/promotions/kinds';
import type { GiftPreview, Trial } from './api.ts';
import { dryRunTexts as texts } from './dry-run-texts.ts';

/** What a dry run found, as sentences: what it would have cost, and who was left out with why. */
export function triedWords({ days, members, expected, mostForOne, leftOut }: Trial): string {
  const counts = Object.entries(leftOut) as [OfferBar, number][];
  const whom = counts.flatMap(([bar, count]) => (count === 0 ? [] : [texts.counted(count, texts.bars[bar])]));
  return withLeftOut(texts.tried(days, members, expected, mostForOne), whom);
}

/** What a gift by hand would pay, and whom of those named it does not reach. */
export function previewWords({ sum, budgetLeft, members }: GiftPreview): string {
  const whom = members.flatMap(({ account, reason }) =>
    reason === null ? [] : [texts.person(account, texts.bars[reason])],
  );
  return withLeftOut(texts.previewed(members.length - whom.length, sum, budgetLeft), whom);
}

function withLeftOut(sentence: string, whom: readonly string[]): string {
  return whom.length === 0 ? sentence : `${sentence} ${texts.leftOut(whom.join(', '))}`;
}
