import { Button, Icon, IconButton } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountsQuery, type PayoutAccount, settingsQuery } from '../../features/payments/api/withdraw-calls.ts';
import { AccountRow } from '../../features/payments/ui/account-choice.tsx';
import { AddAccountForm } from '../../features/payments/ui/add-account-form.tsx';
import { PayBar } from '../../features/payments/ui/pay-bar.tsx';
import { RemoveAccount } from '../../features/payments/ui/remove-account.tsx';
import { RealAccountOnly } from '../../features/trial/ui/real-account-only.tsx';
import { IdentityNote } from '../../features/verification/ui/identity-note.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { useHasToken } from '../../shared/session/use-session.ts';
import { EmptyCard, FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';
import { TitledSheet } from '../../shared/ui/titled-sheet.tsx';

/** Maximum number of accounts of each kind; the server has the same limits. */
const MOST = { bank: 5, wallet: 3 } as const;

/** Bank accounts and wallets that receive the member's payouts. */
export default function PayoutAccountsPage() {
  return (
    <RealAccountOnly next="/m/payoutAccounts">
      <Accounts />
    </RealAccountOnly>
  );
}

function Accounts() {
  const t = useText();
  const hasToken = useHasToken();
  const { data, error, isError, refetch } = useQuery(accountsQuery(hasToken));
  const hours = useQuery(settingsQuery(hasToken)).data?.accountWaitHours ?? 0;
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<PayoutAccount | null>(null);
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={3} />;
  return (
    <>
      {data.length === 0 && <EmptyCard title={t('withdraw.noAccounts')} hint={t('withdraw.noAccountsHint')} />}
      {(['bank', 'wallet'] as const).map((kind) => (
        <AccountGroup key={kind} kind={kind} accounts={data} onRemove={setRemoved} />
      ))}
      <IdentityNote />
      <p className="row top caption muted padded mt-4">
        <Icon name="shield" size="small" className="brand" />
        <span>{hours > 0 ? `${t('payout.rule')} ${t('payout.wait', { hours })}` : t('payout.rule')}</span>
      </p>
      <PayBar>
        <Button variant="fill" size="large" wide icon="plus" onClick={() => setAdding(true)}>
          {t('payout.add')}
        </Button>
      </PayBar>
      <TitledSheet open={isAdding} onClose={() => setAdding(false)} title={t('payout.add')}>
        <AddAccountForm onDone={() => setAdding(false)} />
      </TitledSheet>
      <RemoveAccount account={removed} waitHours={hours} onClose={() => setRemoved(null)} />
    </>
  );
}

interface AccountGroupProps {
  kind: 'bank' | 'wallet';
  accounts: readonly PayoutAccount[];
  onRemove: (account: PayoutAccount) => void;
}

function AccountGroup({ kind, accounts, onRemove }: AccountGroupProps) {
  const t = useText();
  const list = accounts.filter((account) => account.kind === kind);
  if (list.length === 0) return null;
  return (
    <>
      <div className="section-head">
        <h2 className="h2">{t(`payout.kind.${kind}`)}</h2>
        <span className="caption muted">{t('payout.used', { count: list.length, most: MOST[kind] })}</span>
      </div>
      <div className="card card--flush mx">
        {list.map((account) => (
          <div key={account.accountId} className="list-row list-row--tall">
            <AccountRow account={account} />
            <IconButton
              icon="trash"
              label={`${t('payout.remove')} ${account.label}`}
              onClick={() => onRemove(account)}
            />
          </div>
        ))}
      </div>
    </>
  );
}
