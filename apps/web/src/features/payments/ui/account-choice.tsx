import { Choices, Icon, SectionHead } from '@fairlot/ui';
import { useMinute } from '../../../shared/clock/use-now.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { PayoutAccount } from '../api/withdraw-calls.ts';
import { isUsable } from '../model/withdraw-model.ts';
import { AccountState } from './account-state.tsx';
import { EmptyCard } from '../../../shared/ui/list-states.tsx';

interface AccountChoiceProps {
  accounts: readonly PayoutAccount[];
  value: string | undefined;
  onChange: (accountId: string) => void;
}

/** Choice of the payout account; accounts that cannot receive money yet show the reason. */
export function AccountChoice({ accounts, value, onChange }: AccountChoiceProps) {
  const t = useText();
  const now = useMinute();
  const usable = accounts.filter((account) => isUsable(account, now));
  const others = accounts.filter((account) => !usable.includes(account));
  return (
    <>
      <SectionHead title={t('withdraw.sendTo')} more={{ text: t('withdraw.accounts'), href: '/m/payoutAccounts' }} />
      {accounts.length === 0 ? (
        <EmptyCard title={t('withdraw.noAccounts')} hint={t('withdraw.noAccountsHint')} />
      ) : (
        <div className="card card--flush mx">
          <Choices
            kind="radio"
            className="payout-choices"
            label={t('withdraw.sendTo')}
            options={usable.map((account) => ({ value: account.accountId, label: <AccountRow account={account} /> }))}
            value={value ?? ''}
            onChange={onChange}
          />
          {others.map((account) => (
            <div key={account.accountId} className="list-row list-row--tall">
              <AccountRow account={account} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** Picture, label and status of an account. */
export function AccountRow({ account }: { account: PayoutAccount }) {
  return (
    <>
      <span className="icon-box">
        <Icon name={account.kind === 'bank' ? 'bank' : 'wallet'} size="small" />
      </span>
      <span className="grow">
        <span className="label truncate">
          <bdi>{account.label}</bdi>
        </span>
        <AccountState account={account} />
      </span>
    </>
  );
}
