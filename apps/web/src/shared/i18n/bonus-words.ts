import type { Translate } from './use-text.ts';

/** The currency that the texts of every language name (Z-05). */
const NAMED = 'VND';

/** An amount of bonus money in the words of the site, in the merchant's currency. @param amount already formatted */
export function bonusWords(t: Translate, amount: string, currency: string): string {
  const text = t('balance.bonus', { 0: amount });
  return currency === '' ? text : text.replace(NAMED, () => currency);
}
