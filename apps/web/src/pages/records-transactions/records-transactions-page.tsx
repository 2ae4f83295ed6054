import { Chips, IconLink } from '@fairlot/ui';
import { useState } from 'react';
import type { DayChoice } from '../../features/records/model/days.ts';
import { dateTextOf, type Period } from '../../features/records/model/periods.ts';
import { rangeOf } from '../../features/records/model/range.ts';
import { periodPath, recordPath } from '../../features/records/model/record-path.ts';
import { spanText } from '../../features/records/model/record-words.ts';
import { chipTypes, typeOf } from '../../features/records/model/transaction-look.ts';
import { useStartDate } from '../../features/records/model/use-start-date.ts';
import { DayChoiceBar } from '../../features/records/ui/day-choice.tsx';
import { TransactionList } from '../../features/records/ui/transaction-list.tsx';
import { useNowValue } from '../../shared/clock/use-now.ts';
import { useLocaleText } from '../../shared/i18n/use-text.ts';
import { PageTop } from '../../shared/navigation/page-top.tsx';
import { useGo } from '../../shared/navigation/use-go.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { TransactionCalendar } from './transaction-calendar.tsx';

const ALL = 'all';
/** The last filter: movements of bonus money, which no other filter shows. */
const BONUS_MONEY = 'bonusMoney';

/** Account record: every movement of the balance. */
export default function RecordsTransactionsPage() {
  const { t, tag, timeZone } = useLocaleText();
  const go = useGo();
  const search = useSearchParams();
  const type = typeOf(search);
  const isBonus = search['type'] === BONUS_MONEY;
  const [period, setPeriod] = useState<Period>('week');
  const today = useNowValue((now) => dateTextOf(now, timeZone));
  const periodStart = useStartDate(period);
  const range = rangeOf(search);
  const filter = { ...(type && { type }), ...(isBonus && { account: 'bonus' as const }) };
  const options = [
    ...[ALL, ...chipTypes(search)].map((value) => ({ value, label: t(`records.type.${value}`) })),
    { value: BONUS_MONEY, label: t('title.bonus') },
  ];
  const replace = (path: string) => go(path, { replace: true, keepScroll: true });
  const choosePeriod = (value: DayChoice) => {
    if (value !== 'range') setPeriod(value);
    replace(periodPath(search, value === 'range' ? { startDate: periodStart, endDate: today } : undefined));
  };
  return (
    <>
      <PageTop
        title={t(search['types'] === 'A' ? 'agency.recordTitle' : 'title.transactions')}
        actions={<IconLink icon="download" label={t('statement.title')} href="/m/transaction/statement" />}
      />
      <DayChoiceBar value={range === undefined ? period : 'range'} onChange={choosePeriod} />
      {range !== undefined && (
        <p className="padded mt-3 caption muted numeric">{spanText(range.startDate, range.endDate, tag)}</p>
      )}
      <Chips
        className="mt-3"
        label={t('records.types')}
        options={options}
        value={isBonus ? BONUS_MONEY : (type ?? ALL)}
        onChange={(value) => replace(recordPath(search, value === ALL ? undefined : value))}
      />
      {range !== undefined && (
        <TransactionCalendar
          range={range}
          today={today}
          filter={filter}
          onRange={(chosen) => replace(periodPath(search, chosen))}
        />
      )}
      <TransactionList
        type={type}
        isBonus={isBonus}
        startDate={range?.startDate ?? periodStart}
        endDate={range?.endDate}
      />
    </>
  );
}
