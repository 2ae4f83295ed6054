import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNowValue } from '../../../shared/clock/use-now.ts';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { isoDay } from '../../../shared/i18n/merchant-day.ts';
import { LOYALTY_KEY } from '../api/loyalty.ts';

/** Reads levels and rewards again when the merchant's day ends: the check-in and daily missions begin anew. */
export function useNewDay(): void {
  const client = useQueryClient();
  const { timeZone } = useLocale();
  const day = useNowValue((now) => isoDay(now, timeZone));
  const shown = useRef(day);
  useEffect(() => {
    if (shown.current === day) return;
    shown.current = day;
    void client.invalidateQueries({ queryKey: LOYALTY_KEY });
  }, [client, day]);
}
