import { useNowValue } from '../../../shared/clock/use-now.ts';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { startDateOf, type Period } from './periods.ts';

/** First day of a period in the merchant's time zone; changes at midnight there. */
export function useStartDate(period: Period): string {
  const { timeZone } = useLocale();
  return useNowValue((now) => startDateOf(period, now, timeZone));
}
