import type { Translate } from './use-text.ts';

/** The currency that appears in the texts of every language (Z-05). */
const NAMED = 'VND';

/** An amount of bonus money in the site's wording, with the merchant's currency. @param amount already formatted */
export function bonusWords(t: Translate, amount: string, currency: string): string {
  const text = t('balance.bonus', { 0: amount });
  return currency === '' ? text : text.replace(NAMED, () => currency);
}
