import { Empty, IconLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { methodsQuery } from '../../features/payments/api/deposit.ts';
import { orderIdOf } from '../../features/payments/model/order.ts';
import { DepositForm } from '../../features/payments/ui/deposit-form.tsx';
import { OrderView } from '../../features/payments/ui/order-view.tsx';
import { offersQuery } from '../../features/promotions/api/promotions.ts';
import { chosenOffer } from '../../features/promotions/model/plain-terms.ts';
import { DepositBonus } from '../../features/promotions/ui/deposit-bonus.tsx';
import { OfferRefusal } from '../../features/promotions/ui/offer-refusal.tsx';
import { RealAccountDialog } from '../../features/trial/ui/real-account-dialog.tsx';
import { BalanceText } from '../../features/wallet/ui/balance-text.tsx';
import { BonusText } from '../../features/wallet/ui/bonus-text.tsx';
import { errorCodeOf } from '../../shared/api/api-error.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { PageTop } from '../../shared/navigation/page-top.tsx';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { TRIAL_TYPE } from '../../shared/session/model.ts';
import { useHasToken, useIsSettled, useMember } from '../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

/** Deposit: a new order, or the status of the order in the address. */
export default function DepositPage() {
  const t = useText();
  const member = useMember();
  const orderId = orderIdOf(useSearchParams());
  const actions = (
    <>
      <IconLink icon="receipt" label={t('title.transactions')} href="/m/transaction/record?type=deposit" />
      <IconLink icon="headset" label={t('withdraw.support')} href="/m/customer" />
    </>
  );
  return (
    <>
      <PageTop title={t('title.deposit')} actions={actions} />
      <Content key={orderId ?? ''} isTrial={member?.type === TRIAL_TYPE} orderId={orderId} />
    </>
  );
}

function Content({ isTrial, orderId }: { isTrial: boolean; orderId: string | null }) {
  const t = useText();
  const hasToken = useHasToken();
  const { offerId: given, amount } = useSearchParams();
  const [offerId, setOfferId] = useState<string | null>(given ?? null);
  const { data: offers } = useQuery(offersQuery(useIsSettled()));
  // An offer that is over, for example by this member's last deposit, is neither shown nor sent. One from a link counts
  // until the offers are known: the server judges it.
  const known = offers && chosenOffer(offers, offerId);
  const isOver = offers !== undefined && known?.offerId !== offerId;
  const chosen = isOver || offerId === null ? null : { offerId, offerVersion: known?.version };
  const { data, error, isError, refetch } = useQuery(methodsQuery(hasToken && !isTrial && orderId === null));
  if (isTrial) return <RealAccountDialog next="/m/voucherCenter" />;
  if (orderId !== null) return <OrderView key={orderId} orderId={orderId} />;
  if (data === undefined)
    return isError ? (
      <FailedPart error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingRows shape="card" count={3} />
    );
  return data.length === 0 ? (
    <Empty title={t('deposit.noMethods')} hint={t('deposit.noMethodsHint')} />
  ) : (
    <DepositForm
      methods={data}
      amount={amount}
      offer={{
        chosen,
        errorOf: (error) => (errorCodeOf(error) === 'offer.refused' ? <OfferRefusal error={error} /> : null),
        choice: (deposit) => <DepositBonus offerId={offerId} onChange={setOfferId} {...deposit} />,
      }}
      balance={
        <span className="end">
          <span className="row caption muted">
            {t('balance.label')} <BalanceText />
          </span>
          <BonusText />
        </span>
      }
    />
  );
}
