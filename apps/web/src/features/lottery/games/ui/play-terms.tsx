import { formatDecimal, formatPercent } from '../../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import type { Play } from '../api/plays.ts';
import { priceMultiple } from '../model/price-multiple.ts';

/**
 * Return of a ticket with a jackpot. For other bets the payout of a hit relative to the price of a line, or the prizes
 * of a bet with several, and the long-term return.
 */
export function PlayTerms({ play }: { play: Play }) {
  const { t, tag } = useLocaleText();
  if (play.poolPercent !== undefined)
    return t('lottery.ticketTerms', {
      fixed: formatPercent(play.returnPercent, tag),
      pool: formatPercent(play.poolPercent, tag),
    });
  if (play.prizes !== undefined)
    return t('lottery.prizeTerms', {
      prizes: play.prizes
        .map(({ level, matches, oddsText }) => {
          const numbers = matches === undefined ? [] : [t('lottery.prizeMatches', { n: matches })];
          const name = [...(level === undefined ? [] : [t(`lottery.level.${level}`)]), ...numbers].join(', ');
          return `${name} × ${formatDecimal(oddsText, tag)}`;
        })
        .join(' · '),
      value: formatPercent(play.returnPercent, tag),
    });
  return t('lottery.playTerms', {
    multiple: formatDecimal(priceMultiple(play), tag),
    value: formatPercent(play.returnPercent, tag),
  });
}
