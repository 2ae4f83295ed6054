import { cx, IconButton } from '@fairlot/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { signedMinor } from '../../../shared/i18n/signed-amount.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { dayNet } from '../model/amounts.ts';
import type { Days } from '../model/days.ts';
import { addMonths, clampDay, dayByKey, earliestDay, pickDay, weeksOf } from '../model/month-grid.ts';
import { monthName } from '../model/months.ts';
import { longDay, weekdayNames } from '../model/record-words.ts';

/** The net of a day of the calendar, with a note. */
export interface CalendarDay {
  /** YYYY-MM-DD */
  day: string;
  /** Null while nothing of the day has a result; the day then has a dot. */
  netMinor: bigint | null;
  /** Follows the net in the name of the day. */
  note?: string;
}

interface DayCalendarProps {
  range: Days;
  /** The latest day that can be chosen. */
  today: string;
  /** The day that Tab reaches. Its month is shown. */
  at: string;
  onAt: (day: string) => void;
  /** Days of the month that have something to show; undefined while they are unknown. */
  days: readonly CalendarDay[] | undefined;
  onRange: (range: Required<Days>) => void;
}

/** A month with the net of its days. One day or a period can be chosen; arrow keys move by days. */
export function DayCalendar({ range, today, at, onAt, days, onRange }: DayCalendarProps) {
  const { t, tag } = useLocaleText();
  const grid = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (hasMoved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    hasMoved.current = false;
  }, [at]);
  const month = at.slice(0, 7);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayByKey(at, event.key, isRightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    hasMoved.current = true;
    onAt(clampDay(next, today));
  };
  return (
    <section className="card mx mt-3 calendar" aria-label={t('records.period.range')}>
      <MonthHead month={month} today={today} onTurn={(count) => onAt(clampDay(addMonths(at, count), today))} />
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
                      net={days?.find(({ day }) => day === date)}
                      range={range}
                      isStop={date === at}
                      isToday={date === today}
                      isFuture={date > today}
                      onKey={move}
                      onPick={() => {
                        onAt(date);
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
  net: CalendarDay | undefined;
  range: Days;
  isStop: boolean;
  isToday: boolean;
  isFuture: boolean;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
  onPick: () => void;
}

function DayButton({ date, net, range, isStop, isToday, isFuture, onKey, onPick }: DayButtonProps) {
  const { t, tag } = useLocaleText();
  const netMinor = net?.netMinor ?? null;
  const name = [
    longDay(date, tag),
    ...(netMinor === null ? [] : [`${t('bets.net')} ${signedMinor(netMinor, tag)}`]),
    ...(net?.note === undefined ? [] : [net.note]),
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
        {netMinor === null ? net && '\u2022' : dayNet(netMinor, tag)}
      </span>
    </button>
  );
}
