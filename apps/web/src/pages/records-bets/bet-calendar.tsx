import { parseMinor } from '@fairlot/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { betDaysQuery, type BetFilter } from '../../features/records/api/bets.ts';
import type { Days } from '../../features/records/model/days.ts';
import { daysOfMonth } from '../../features/records/model/month-grid.ts';
import { DayCalendar } from '../../features/records/ui/day-calendar.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { useHasToken } from '../../shared/session/use-session.ts';

interface BetCalendarProps {
  range: Days;
  today: string;
  filter: Pick<BetFilter, 'product' | 'type'>;
  onRange: (range: Days) => void;
}

/** A calendar with the net and the number of each day's bets. */
export function BetCalendar({ range, today, filter, onRange }: BetCalendarProps) {
  const t = useText();
  const [at, setAt] = useState(range.endDate ?? today);
  const { data } = useQuery(betDaysQuery({ ...filter, ...daysOfMonth(at.slice(0, 7)) }, useHasToken()));
  const days = data?.map(({ day, bets, open, net }) => ({
    day,
    netMinor: bets === 0 ? null : parseMinor(net),
    note: t('bets.count', { count: bets + open }),
  }));
  return <DayCalendar range={range} today={today} at={at} onAt={setAt} days={days} onRange={onRange} />;
}
