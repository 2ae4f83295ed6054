import { formatDecimal } from '../../../../shared/i18n/format.ts';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { Play } from '../api/plays.ts';
import { priceMultiple } from '../model/price-multiple.ts';

/** Payout of a hit relative to the price of a line, and the play's long-term return to player. */
export function PlayTerms({ play }: { play: Play }) {
  const t = useText();
  const { tag } = useLocale();
  return t('lottery.playTerms', {
    multiple: formatDecimal(priceMultiple(play), tag),
    value: formatDecimal(play.returnPercent, tag),
  });
}
