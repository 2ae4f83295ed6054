import { Segmented } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import { PERIODS, type Period } from '../model/periods.ts';

export function PeriodChoice({ value, onChange }: { value: Period; onChange: (period: Period) => void }) {
  const t = useText();
  const options = PERIODS.map((period) => ({ value: period, label: t(`records.period.${period}`) }));
  return (
    <div className="padded">
      <Segmented label={t('records.period')} options={options} value={value} onChange={onChange} />
    </div>
  );
}
