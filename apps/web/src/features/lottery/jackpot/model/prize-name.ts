import type { Translate } from '../../../../shared/i18n/use-text.ts';

interface NamedPrize {
  matches: number;
  bonus?: boolean;
}

/** Name of a prize by the drawn numbers of a combination: "5 numbers + bonus number". */
export function prizeName({ matches, bonus }: NamedPrize, t: Translate): string {
  if (matches === 0) return t('lottery.bonusNumber');
  const numbers = t('lottery.prizeMatches', { n: matches });
  return bonus === true ? t('lottery.withBonus', { prize: numbers }) : numbers;
}
