import { ButtonLink, IconLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { ClosedCard } from '../../features/member/ui/closed-card.tsx';
import { accountsQuery, settingsQuery } from '../../features/payments/api/withdraw-calls.ts';
import { orderIdOf } from '../../features/payments/model/order.ts';
import { RecentWithdrawals } from '../../features/payments/ui/recent-withdrawals.tsx';
import { WithdrawalView } from '../../features/payments/ui/withdrawal-view.tsx';
import { securityQuery } from '../../features/security/logins/api/security.ts';
import { RealAccountOnly } from '../../features/trial/ui/real-account-only.tsx';
import { identityQuery } from '../../features/verification/api/identity.ts';
import { walletQuery } from '../../features/wallet/api/wallet.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { PageTop } from '../../shared/navigation/page-top.tsx';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { useHasToken, useMember } from '../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';
import { Withdraw } from './withdraw.tsx';

/** Withdrawal: a new one, or the status of the one in the address. */
export default function WithdrawPage() {
  const t = useText();
  const orderId = orderIdOf(useSearchParams());
  const actions = (
    <>
      <IconLink icon="receipt" label={t('title.transactions')} href="/m/transaction/record?type=withdraw" />
      <IconLink icon="headset" label={t('withdraw.support')} href="/m/customer" />
    </>
  );
  return (
    <>
      <PageTop title={t('title.withdraw')} actions={actions} />
      <RealAccountOnly next="/m/withdraw">
        {orderId === null ? <Withdrawals /> : <WithdrawalView key={orderId} orderId={orderId} />}
      </RealAccountOnly>
    </>
  );
}

function Withdrawals() {
  const t = useText();
  const actions = (
    <div className="two-columns">
      <ButtonLink variant="neutral" href="/m/transaction/record">
        {t('title.transactions')}
      </ButtonLink>
      <ButtonLink variant="fill" href="/m/lott">
        {t('title.lobby')}
      </ButtonLink>
    </div>
  );
  return (
    <>
      <ClosedCard page="withdraw" actions={actions}>
        <NewWithdrawal />
      </ClosedCard>
      <RecentWithdrawals />
    </>
  );
}

function NewWithdrawal() {
  const t = useText();
  const hasToken = useHasToken();
  const settings = useQuery(settingsQuery(hasToken));
  const accounts = useQuery(accountsQuery(hasToken));
  const identity = useQuery(identityQuery(hasToken));
  const security = useQuery(securityQuery(hasToken));
  const wallet = useQuery(walletQuery(hasToken));
  const member = useMember();
  const asked = [settings, accounts, identity, security, wallet];
  const failed = asked.find(({ isError, data }) => isError && data === undefined);
  if (failed !== undefined)
    return (
      <FailedPart
        error={failed.error}
        onRetry={() => {
          for (const { refetch } of asked) void refetch();
        }}
      />
    );
  if (
    settings.data === undefined ||
    accounts.data === undefined ||
    identity.data === undefined ||
    security.data === undefined ||
    wallet.data === undefined ||
    member === null
  )
    return <LoadingRows shape="card" count={3} />;
  if (!settings.data.open)
    return (
      <section className="card mx text-center">
        <h2 className="h2">{t('withdraw.closed')}</h2>
        <p className="muted mt-1">{t('withdraw.closedHint')}</p>
      </section>
    );
  return (
    <Withdraw
      userName={member.userName}
      identity={identity.data}
      security={security.data}
      settings={settings.data}
      accounts={accounts.data}
      balance={wallet.data.sumBalance}
      bonus={wallet.data.bonusBalance}
      currency={wallet.data.currency}
    />
  );
}
