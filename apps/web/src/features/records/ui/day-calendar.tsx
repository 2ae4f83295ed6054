import { cx, IconButton } from '@fairlot/ui';
import { parseMinor } from '@fairlot/money';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { signedMinor } from '../../../shared/i18n/signed-amount.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { type BetDay, betDaysQuery, type BetFilter } from '../api/bets.ts';
import { dayNet } from '../model/amounts.ts';
import type { Days } from '../model/days.ts';
import { addMonths, clampDay, dayByKey, daysOfMonth, earliestDay, pickDay, weeksOf } from '../model/month-grid.ts';
import { monthName } from '../model/months.ts';
import { longDay, weekdayNames } from '../model/record-words.ts';

interface BetCalendarProps {
  range: Days;
  /** The latest day that can be chosen. */
  today: string;
  filter: Pick<BetFilter, 'product' | 'type'>;
  onRange: (range: Days) => void;
}

/** A month with the net of each day that has bets. One day or a period can be chosen; arrow keys move by days. */
export function BetCalendar({ range, today, filter, onRange }: BetCalendarProps) {
  const { t, tag } = useLocaleText();
  // The day that Tab reaches.
  const [at, setAt] = useState(range.endDate ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (hasMoved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    hasMoved.current = false;
  }, [at]);
  const month = at.slice(0, 7);
  const { data } = useQuery(betDaysQuery({ ...filter, ...daysOfMonth(month) }, useHasToken()));
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayByKey(at, event.key, isRightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    hasMoved.current = true;
    setAt(clampDay(next, today));
  };
  return (
    <section className="card mx mt-3 calendar" aria-label={t('records.period.range')}>
      <MonthHead month={month} today={today} onTurn={(count) => setAt(clampDay(addMonths(at, count), today))} />
      <table ref={grid} aria-label={monthName(month, tag)}>
        <thead>
          <tr>
            {weekdayNames(tag).map((name) => (
              <th key={name} scope="col" className="micro faint">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((date, column) => (
                <td key={column}>
                  {date !== null && (
                    <DayButton
                      date={date}
                      sums={data?.find(({ day }) => day === date)}
                      range={range}
                      isStop={date === at}
                      isToday={date === today}
                      isFuture={date > today}
                      onKey={move}
                      onPick={() => {
                        setAt(date);
                        onRange(pickDay(range, date));
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="caption muted">{t('records.calendarHint')}</p>
    </section>
  );
}

interface MonthHeadProps {
  /** Year and month, such as `2026-11`. */
  month: string;
  today: string;
  onTurn: (months: number) => void;
}

function MonthHead({ month, today, onTurn }: MonthHeadProps) {
  const { t, tag } = useLocaleText();
  return (
    <div className="row between">
      <IconButton
        icon="back"
        label={t('records.month.previous')}
        disabled={month <= earliestDay(today).slice(0, 7)}
        onClick={() => onTurn(-1)}
      />
      <h2 className="h3" aria-live="polite">
        {monthName(month, tag)}
      </h2>
      <IconButton
        icon="chevron"
        label={t('records.month.next')}
        disabled={month >= today.slice(0, 7)}
        onClick={() => onTurn(1)}
      />
    </div>
  );
}

const isIn = ({ startDate, endDate = startDate }: Days, date: string) => startDate <= date && date <= endDate;

interface DayButtonProps {
  date: string;
  sums: BetDay | undefined;
  range: Days;
  isStop: boolean;
  isToday: boolean;
  isFuture: boolean;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
  onPick: () => void;
}

function DayButton({ date, sums, range, isStop, isToday, isFuture, onKey, onPick }: DayButtonProps) {
  const { t, tag } = useLocaleText();
  const netMinor = sums === undefined || sums.bets === 0 ? null : parseMinor(sums.net);
  const count = sums === undefined ? 0 : sums.bets + sums.open;
  const name = [
    longDay(date, tag),
    ...(netMinor === null ? [] : [`${t('bets.net')} ${signedMinor(netMinor, tag)}`]),
    ...(count === 0 ? [] : [t('bets.count', { count })]),
  ].join(', ');
  const isEnd = date === range.startDate || date === (range.endDate ?? range.startDate);
  return (
    <button
      type="button"
      className={cx('calendar__day', isIn(range, date) && 'in', isEnd && 'end-day', isToday && 'today')}
      aria-label={name}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isStop ? 0 : -1}
      disabled={isFuture}
      aria-pressed={isIn(range, date)}
      onKeyDown={onKey}
      onClick={onPick}
    >
      <span className="numeric">{Number(date.slice(8))}</span>
      <span className={cx('calendar__net numeric ltr', netMinor !== null && netMinor > 0n && 'positive')}>
        {netMinor === null ? count > 0 && '\u2022' : dayNet(netMinor, tag)}
      </span>
    </button>
  );
}
