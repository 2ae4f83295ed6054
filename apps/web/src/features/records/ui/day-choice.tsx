import { Segmented } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { DayChoice } from '../model/days.ts';
import { PERIODS } from '../model/periods.ts';

/** A fixed period, or days that the member chooses in the calendar. */
export function DayChoiceBar({ value, onChange }: { value: DayChoice; onChange: (value: DayChoice) => void }) {
  const t = useText();
  const options = [...PERIODS, 'range' as const].map((each) => ({ value: each, label: t(`records.period.${each}`) }));
  return (
    <div className="padded">
      <Segmented label={t('records.period')} options={options} value={value} onChange={onChange} />
    </div>
  );
}
