import { Field, Segmented } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { DayChoice, Days } from '../model/days.ts';
import { PERIODS } from '../model/periods.ts';

interface DayChoiceBarProps {
  value: DayChoice;
  range: Days;
  /** The latest day that can be chosen. */
  today: string;
  onChange: (value: DayChoice) => void;
  onRange: (range: Days) => void;
}

/** A fixed period, or two days from the device's own calendar. */
export function DayChoiceBar({ value, range, today, onChange, onRange }: DayChoiceBarProps) {
  const t = useText();
  const options = [...PERIODS, 'range' as const].map((each) => ({ value: each, label: t(`records.period.${each}`) }));
  return (
    <div className="padded">
      <Segmented label={t('records.period')} options={options} value={value} onChange={onChange} />
      {value === 'range' && (
        <div className="two-columns mt-3">
          <Field
            type="date"
            label={t('records.from')}
            value={range.startDate}
            max={range.endDate ?? today}
            onChange={(event) => onRange({ ...range, startDate: event.currentTarget.value })}
          />
          <Field
            type="date"
            label={t('records.to')}
            value={range.endDate ?? ''}
            min={range.startDate}
            max={today}
            onChange={(event) => onRange({ ...range, endDate: event.currentTarget.value })}
          />
        </div>
      )}
    </div>
  );
}
