import { isZero } from '@fairlot/money';
import { ButtonLink, cx, Empty, Icon, Skeleton, Spinner, type IconName } from '@fairlot/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorCodeOf } from '../../../shared/api/api-error.ts';
import { WALLET_KEY } from '../../../shared/events/wallet-key.ts';
import { formatAmount, formatDateTime } from '../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { FailedPart } from '../../../shared/ui/list-states.tsx';
import { shortReference } from '../../records/model/amounts.ts';
import { walletQuery } from '../../wallet/api/wallet.ts';
import { orderQuery, type DepositOrder } from '../api/deposit.ts';
import type { OrderStatus } from '../model/order.ts';
import { hasInstructions, isFinal } from '../model/order.ts';
import { CopyButton } from './copy-line.tsx';
import { PayView } from './pay-view.tsx';

/** Status of one order until it is credited or has failed. */
export function OrderView({ orderId }: { orderId: string }) {
  const t = useText();
  const client = useQueryClient();
  const hasToken = useHasToken();
  const { data, error, isError, refetch } = useQuery(orderQuery(orderId, hasToken));
  const { data: wallet } = useQuery(walletQuery(hasToken));
  const status = data?.status;
  const balance = wallet?.sumBalance;
  // A changed balance is often this order's credit, so it is refetched immediately instead of at the next interval.
  const seenBalance = useRef(balance);
  useEffect(() => {
    if (seenBalance.current === balance) return;
    seenBalance.current = balance;
    if (status !== undefined && !isFinal(status)) void refetch();
  }, [balance, status, refetch]);
  useEffect(() => {
    if (status === 'succeeded') void client.invalidateQueries({ queryKey: WALLET_KEY });
  }, [client, status]);
  if (data !== undefined)
    return hasInstructions(data) ? <PayView order={data} /> : <OrderCard order={data} balance={balance} />;
  if (isError && errorCodeOf(error) === 'not.found')
    return (
      <Empty
        title={t('deposit.unknownOrder')}
        action={
          <ButtonLink variant="soft" href="/m/voucherCenter">
            {t('title.deposit')}
          </ButtonLink>
        }
      />
    );
  return isError ? (
    <FailedPart error={error} onRetry={() => void refetch()} />
  ) : (
    <div className="padded mt-3">
      <Skeleton shape="card" late />
    </div>
  );
}

const LOOKS: Record<OrderStatus, { icon: IconName | null; tone: 'positive' | 'negative' | 'gold' | undefined }> = {
  created: { icon: null, tone: undefined },
  awaiting: { icon: 'clock', tone: 'gold' },
  processing: { icon: null, tone: undefined },
  succeeded: { icon: 'check', tone: 'positive' },
  failed: { icon: 'close', tone: 'negative' },
  expired: { icon: 'clock', tone: 'negative' },
  cancelled: { icon: 'close', tone: undefined },
  reversed: { icon: 'refresh', tone: 'negative' },
  unknown: { icon: 'clock', tone: 'gold' },
  review: { icon: 'shield', tone: 'gold' },
};

function OrderCard({ order, balance }: { order: DepositOrder; balance: string | undefined }) {
  const { t, tag } = useLocaleText();
  const { icon, tone } = LOOKS[order.status];
  return (
    <section className="card mx mt-3 text-center" aria-label={t('deposit.order')}>
      <span className={cx('overlay-icon', tone)}>{icon === null ? <Spinner large /> : <Icon name={icon} />}</span>
      <div role="status">
        <h2 className="h2 mt-3">{t(`deposit.status.${order.status}`)}</h2>
        <p className="caption muted mt-1">{t(`deposit.statusHint.${order.status}`)}</p>
      </div>
      <p className="big numeric mt-3">
        {formatAmount(order.amount, tag)} <span className="label faint">{order.currency}</span>
      </p>
      {order.status === 'succeeded' && balance !== undefined && (
        <p className="label positive numeric mt-1">
          {t('deposit.newBalance', { amount: formatAmount(balance, tag), currency: order.currency })}
        </p>
      )}
      {!isZero(order.fee) && (
        <p className="caption muted numeric mt-1">{t('withdraw.fee', { amount: formatAmount(order.fee, tag) })}</p>
      )}
      <OrderFacts order={order} />
      <OrderActions order={order} />
    </section>
  );
}

function OrderFacts({ order }: { order: DepositOrder }) {
  const { t, ...locale } = useLocaleText();
  return (
    <dl className="facts mt-4">
      <dt>{t('deposit.reference')}</dt>
      <dd className="order-reference">
        <span className="code">{shortReference(order.orderId)}</span>
        <CopyButton what={t('deposit.reference')} text={order.orderId} />
      </dd>
      <dt>{t('deposit.opened')}</dt>
      <dd className="numeric">{formatDateTime(order.createdAt, locale)}</dd>
      {order.creditedAt !== null && (
        <>
          <dt>{t('deposit.credited')}</dt>
          <dd className="numeric">{formatDateTime(order.creditedAt, locale)}</dd>
        </>
      )}
    </dl>
  );
}

function OrderActions({ order }: { order: DepositOrder }) {
  const t = useText();
  const { status, payUrl } = order;
  if (status === 'awaiting' && payUrl !== null)
    return (
      <a className="button button--filled button--large button--wide mt-4" href={payUrl}>
        <span className="button__label">{t('deposit.continue')}</span>
      </a>
    );
  if (!isFinal(status)) return null;
  return (
    <div className="two-columns mt-4">
      <ButtonLink variant="neutral" href="/m/voucherCenter">
        {t(status === 'succeeded' ? 'deposit.another' : 'common.retry')}
      </ButtonLink>
      {status === 'succeeded' ? (
        <ButtonLink variant="fill" href="/m/lott">
          {t('deposit.play')}
        </ButtonLink>
      ) : (
        <ButtonLink variant="fill" href="/m/transaction/record">
          {t('title.transactions')}
        </ButtonLink>
      )}
    </div>
  );
}
