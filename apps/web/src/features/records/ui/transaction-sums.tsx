import { displayMinor, parseMinor } from '@fairlot/money';
import { cx, StatCard } from '@fairlot/ui';
import { arrowIn, arrowOut } from '@fairlot/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { signedMinor } from '../../../shared/i18n/signed-amount.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { transactionDaysQuery, type TransactionFilter } from '../api/transactions.ts';

/** Characters of an amount that fits its card on a small phone in the usual size. */
const LONG = 11;

/** Sums of what arrived and left in a period. Without them the record shows only its rows. */
export function TransactionSums({ filter }: { filter: TransactionFilter }) {
  const { t, tag } = useLocaleText();
  const { data, isError } = useQuery(transactionDaysQuery(filter, useHasToken()));
  if (data === undefined && isError) return null;
  const sum = (side: 'in' | 'out') =>
    displayMinor(data?.reduce((total, day) => total + parseMinor(day[side]), 0n) ?? 0n, { locale: tag });
  const isLong = [sum('in'), sum('out')].some((text) => text.length > LONG);
  return (
    <section
      className={cx('record-sums padded mt-3', isLong && 'record-sums--long')}
      aria-label={t('records.sums')}
      aria-busy={data === undefined}
    >
      <StatCard icon={arrowIn} label={t('records.in')} value={sum('in')} isLoading={data === undefined} />
      <StatCard icon={arrowOut} label={t('records.out')} value={sum('out')} isLoading={data === undefined} />
    </section>
  );
}

/** The net of a day: what arrived less what left. Nothing while it is unknown. */
export function TransactionDayNet({ filter, date }: { filter: TransactionFilter; date: string }) {
  const { tag } = useLocale();
  const { data } = useQuery(transactionDaysQuery(filter, useHasToken()));
  const day = data?.find((each) => each.day === date);
  if (day === undefined) return null;
  return <span className="label numeric ltr">{signedMinor(parseMinor(day.in) - parseMinor(day.out), tag)}</span>;
}
