import { Button, Empty, LedgerRow } from '@fairlot/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { signedAmount } from '../../../shared/i18n/signed-amount.ts';
import { TRANSACTION_LOOK } from '../../records/model/transaction-look.ts';
import { formatAmount, formatDateTime } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { rowsOf } from '../../../shared/query/rows-of.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../../shared/ui/list-states.tsx';
import { movementsQuery } from '../api/team.ts';

/** One member's transactions in a period, newest first. */
export function MemberMovements({ memberId, startDate }: { memberId: string; startDate: string }) {
  const { t, ...locale } = useLocaleText();
  const list = useInfiniteQuery(movementsQuery({ memberId, startDate }, useHasToken()));
  const { data, error, isError, refetch } = list;
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={5} />;
  const rows = rowsOf(data.pages, ({ id }) => id);
  if (rows.length === 0) return <Empty title={t('records.none')} />;
  return (
    <>
      {rows.map(({ id, at, type, amount, balanceAfter }) => {
        const { icon, tone } = lookOf(type);
        return (
          <LedgerRow
            key={id}
            icon={icon}
            tone={tone}
            title={t(`records.type.${type}`)}
            meta={formatDateTime(at, locale)}
            amount={signedAmount(amount, locale.tag)}
            isCredit={!amount.startsWith('-')}
            flag={
              <span className="caption faint numeric">
                {t('records.after', { amount: formatAmount(balanceAfter, locale.tag) })}
              </span>
            }
          />
        );
      })}
      {list.hasNextPage && (
        <Button variant="neutral" wide busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('records.more')}
        </Button>
      )}
    </>
  );
}

const lookOf = (type: string) => TRANSACTION_LOOK[type as keyof typeof TRANSACTION_LOOK] ?? TRANSACTION_LOOK.adjust;
