import { Empty, Flag, LedgerRow } from '@fairlot/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { formatAmount, formatTime } from '../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { rowsOf } from '../../../shared/query/rows-of.ts';
import { FailedPart, LoadingRows, LoadMore } from '../../../shared/ui/list-states.tsx';
import {
  type TransactionFilter,
  transactionsQuery,
  type TransactionRow,
  type TransactionType,
} from '../api/transactions.ts';
import { isCredit, referencePath, repaysDebt, transactionMeta } from '../model/amounts.ts';
import { signedAmount } from '../../../shared/i18n/signed-amount.ts';
import { TRANSACTION_LOOK } from '../model/transaction-look.ts';
import { DayList } from './day-list.tsx';
import { TransactionDayNet, TransactionSums } from './transaction-sums.tsx';

const BONUS = { account: 'bonus' } as const;

interface TransactionListProps {
  type: TransactionType | undefined;
  /** Shows transactions of bonus money instead. */
  isBonus: boolean;
  startDate: string;
  /** Undefined: up to today. */
  endDate: string | undefined;
}

/** Sums and transactions of a period, by day. Memoised, so that it does not render with every tick of the clock. */
export const TransactionList = memo(function TransactionList({
  type,
  isBonus,
  startDate,
  endDate,
}: TransactionListProps) {
  const filter = { startDate, ...(endDate && { endDate }), ...(type && { type }), ...(isBonus && BONUS) };
  return (
    <>
      <TransactionSums filter={filter} />
      <Rows filter={filter} />
    </>
  );
});

function Rows({ filter }: { filter: TransactionFilter }) {
  const t = useText();
  const list = useInfiniteQuery(transactionsQuery(filter, useHasToken()));
  const { data, error, isError, refetch } = list;
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={6} />;
  const rows = rowsOf(data.pages, ({ id }) => id);
  if (rows.length === 0) return <Empty title={t('records.none')} hint={t('records.noneHint')} />;
  return (
    <>
      <DayList
        rows={rows}
        atOf={(row) => row.at}
        totalOf={(date) => <TransactionDayNet filter={filter} date={date} />}
        render={(row) => <Row key={row.id} row={row} />}
      />
      <LoadMore list={list} label={t('records.more')} />
    </>
  );
}

function Row({ row }: { row: TransactionRow }) {
  const { t, ...locale } = useLocaleText();
  const { icon, tone } = TRANSACTION_LOOK[row.type];
  const type = t(repaysDebt(row) ? 'records.debt' : `records.type.${row.type}`);
  const isOpen = row.type === 'bet' && row.betStatus === 'open';
  const kind = row.gameName === null || isOpen ? undefined : type;
  return (
    <LedgerRow
      icon={icon}
      tone={tone}
      title={row.gameName ?? type}
      meta={
        <>
          {isOpen && (
            <>
              <Flag tone="info">{t('records.open')}</Flag>{' '}
            </>
          )}
          {transactionMeta(formatTime(row.at, locale), row.reference, kind)}
        </>
      }
      amount={signedAmount(row.amount, locale.tag)}
      isCredit={isCredit(row.amount)}
      href={referencePath(row)}
      flag={
        <span className="caption faint numeric">
          {t('records.after', { amount: formatAmount(row.balanceAfter, locale.tag) })}
        </span>
      }
    />
  );
}
