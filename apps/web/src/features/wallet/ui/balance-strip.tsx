import { MemberStrip } from '@fairlot/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useMember } from '../../../shared/session/use-session.ts';
import { useBalance } from '../model/use-balance.ts';
import { PlayMoney } from './play-money.tsx';

/**
 * The member's panel on home; nothing for visitors. `name` is the display name, `avatar` the member's picture once it
 * is there.
 */
export function BalanceStrip({ name, avatar }: { name: string | null; avatar: ReactNode }) {
  const t = useText();
  const member = useMember();
  const { balance, currency, state, toggle, refresh } = useBalance();
  if (member === null || name === null) return null;
  const labels = {
    balance: t('balance.label'),
    hide: t('balance.hide'),
    show: t('balance.show'),
    refresh: t('balance.refresh'),
  };
  return (
    <MemberStrip
      name={name}
      account={member.userName}
      avatar={avatar}
      tag={<PlayMoney />}
      balance={balance}
      currency={currency}
      state={state}
      onToggle={toggle}
      onRefresh={refresh}
      labels={labels}
    />
  );
}
