import { ButtonLink, Chips } from '@fairlot/ui';
import { useState } from 'react';
import type { Period } from '../../features/records/model/periods.ts';
import { recordPath } from '../../features/records/model/record-path.ts';
import { chipTypes, typeOf } from '../../features/records/model/transaction-look.ts';
import { useStartDate } from '../../features/records/model/use-start-date.ts';
import { PeriodChoice } from '../../features/records/ui/period-choice.tsx';
import { TransactionList } from '../../features/records/ui/transaction-list.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { useGo } from '../../shared/navigation/use-go.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';

const ALL = 'all';
/** The last filter: movements of bonus money, which no other filter shows. */
const BONUS_MONEY = 'bonusMoney';

/** Account record: every movement of the balance. */
export default function RecordsTransactionsPage() {
  const t = useText();
  const go = useGo();
  const search = useSearchParams();
  const type = typeOf(search);
  const isBonus = search['type'] === BONUS_MONEY;
  const [period, setPeriod] = useState<Period>('week');
  const startDate = useStartDate(period);
  const options = [
    ...[ALL, ...chipTypes(search)].map((value) => ({ value, label: t(`records.type.${value}`) })),
    { value: BONUS_MONEY, label: t('title.bonus') },
  ];
  const choose = (value: string) =>
    go(recordPath(search, value === ALL ? undefined : value), { replace: true, keepScroll: true });
  return (
    <>
      <PeriodChoice value={period} onChange={setPeriod} />
      <Chips
        className="mt-3"
        label={t('records.types')}
        options={options}
        value={isBonus ? BONUS_MONEY : (type ?? ALL)}
        onChange={choose}
      />
      <div className="padded mt-3">
        <ButtonLink variant="soft" size="small" icon="download" href="/m/transaction/statement">
          {t('statement.title')}
        </ButtonLink>
      </div>
      <TransactionList type={type} isBonus={isBonus} startDate={startDate} />
    </>
  );
}
