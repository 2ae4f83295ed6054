import { parseMinor } from '@fairlot/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { transactionDaysQuery, type TransactionFilter } from '../../features/records/api/transactions.ts';
import type { Days } from '../../features/records/model/days.ts';
import { clampDay, daysOfMonth } from '../../features/records/model/month-grid.ts';
import { DayCalendar } from '../../features/records/ui/day-calendar.tsx';
import { useHasToken } from '../../shared/session/use-session.ts';

interface TransactionCalendarProps {
  range: Required<Days>;
  today: string;
  filter: Pick<TransactionFilter, 'type' | 'account'>;
  onRange: (range: Required<Days>) => void;
}

/** A calendar with what each day added to the balance or took from it. */
export function TransactionCalendar({ range, today, filter, onRange }: TransactionCalendarProps) {
  const [at, setAt] = useState(clampDay(range.endDate, today));
  const { data } = useQuery(transactionDaysQuery({ ...filter, ...daysOfMonth(at.slice(0, 7)) }, useHasToken()));
  const days = data?.map((sums) => ({ day: sums.day, netMinor: parseMinor(sums.in) - parseMinor(sums.out) }));
  return <DayCalendar range={range} today={today} at={at} onAt={setAt} days={days} onRange={onRange} />;
}
