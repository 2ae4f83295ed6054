import { Button, Field } from '@fairlot/ui';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { type SheetControl, TitledSheet } from '../../../shared/ui/titled-sheet.tsx';
import type { Days } from '../model/days.ts';
import { MOST_DAYS, rangeFault } from '../model/range.ts';

interface RangeSheetProps extends SheetControl {
  /** The days that the fields show first. */
  range: Required<Days>;
  /** The latest day that can be chosen. */
  today: string;
  onRange: (range: Required<Days>) => void;
}

/** The first and the last day of a period. */
export function RangeSheet({ open, onClose, range, today, onRange }: RangeSheetProps) {
  const t = useText();
  return (
    <TitledSheet open={open} onClose={onClose} title={t('records.period')}>
      <RangeForm range={range} today={today} onRange={onRange} />
    </TitledSheet>
  );
}

function RangeForm({ range, today, onRange }: Pick<RangeSheetProps, 'range' | 'today' | 'onRange'>) {
  const t = useText();
  const [days, setDays] = useState(range);
  const [isSent, setSent] = useState(false);
  const fault = rangeFault(days);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (fault === undefined) onRange(days);
  };
  const field = (name: 'startDate' | 'endDate') => (
    <Field
      type="date"
      label={t(name === 'startDate' ? 'records.range.from' : 'records.range.to')}
      max={today}
      value={days[name]}
      onChange={({ target }) => setDays({ ...days, [name]: target.value })}
      error={isSent && fault?.field === name ? t(`records.range.${fault.reason}`, { count: MOST_DAYS }) : undefined}
    />
  );
  return (
    <form className="form range-form" noValidate onSubmit={submit}>
      {field('startDate')}
      {field('endDate')}
      <Button type="submit" variant="fill" size="large" wide>
        {t('records.range.show')}
      </Button>
    </form>
  );
}
