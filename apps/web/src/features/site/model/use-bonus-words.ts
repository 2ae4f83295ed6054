import { bonusWords } from '../../../shared/i18n/bonus-words.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useSettings } from './use-settings.ts';

/** Returns a function that formats an amount of bonus money with its name, in the merchant's currency. */
export function useBonusWords(): (amount: string) => string {
  const t = useText();
  const { currency } = useSettings();
  return (amount) => bonusWords(t, amount, currency);
}
