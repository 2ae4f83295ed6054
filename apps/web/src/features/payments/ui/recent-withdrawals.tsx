import { Flag, LedgerRow, SectionHead } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { formatAmount, formatDateTime } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { withdrawalsQuery } from '../api/withdraw-calls.ts';
import { toneOf } from './withdrawal-view.tsx';

/** The last withdrawals, each with a link to its status. Nothing if there are none. */
export function RecentWithdrawals() {
  const { t, ...locale } = useLocaleText();
  const { data } = useQuery(withdrawalsQuery(useHasToken()));
  if (data === undefined || data.list.length === 0) return null;
  return (
    <>
      <SectionHead
        title={t('withdraw.recent')}
        more={{ text: t('title.transactions'), href: '/m/transaction/record?type=withdraw' }}
      />
      <div className="card card--flush mx">
        {data.list.map(({ orderId, label, createdAt, amount, currency, status }) => (
          <LedgerRow
            key={orderId}
            icon="upload"
            title={<bdi>{label}</bdi>}
            meta={formatDateTime(createdAt, locale)}
            amount={`${formatAmount(amount, locale.tag, { decimals: 0 })} ${currency}`}
            flag={<Flag tone={toneOf(status)}>{t(`withdraw.status.${status}`)}</Flag>}
            href={`/m/withdraw?orderId=${orderId}`}
          />
        ))}
      </div>
    </>
  );
}
