import { cx } from '@fairlot/ui';
import { useMinute } from '../../../../shared/clock/use-now.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import { dayLabel, weekOf } from '../model/draw-days.ts';

/**
 * The days of this week, with today highlighted. A click on a day filters the games by that day; another click removes
 * the filter.
 */
export function WeekStrip({ value, onChange }: { value: number | null; onChange: (day: number | null) => void }) {
  const { t, tag, timeZone } = useLocaleText();
  const week = weekOf(useMinute(), timeZone);
  return (
    <div className="week padded mt-2" role="group" aria-label={t('lottery.week')}>
      {week.map((day) => {
        const { name, date } = dayLabel(day, tag);
        const isOn = value === day.day;
        return (
          <button
            key={day.day}
            type="button"
            className={cx((isOn || (value === null && day.isToday)) && 'on')}
            aria-pressed={isOn}
            aria-current={day.isToday ? 'date' : undefined}
            onClick={() => onChange(isOn ? null : day.day)}
          >
            <span className="micro">{name}</span>
            <b className="numeric">{date}</b>
          </button>
        );
      })}
    </div>
  );
}
