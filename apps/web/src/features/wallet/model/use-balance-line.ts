import type { BalanceProps } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useBalance } from './use-balance.ts';

/** Props of the balance line: the member's balance, labels and handlers. @param label text key of the balance's name */
export function useBalanceLine(label: 'balance.label' | 'agency.balance' = 'balance.label'): BalanceProps {
  const t = useText();
  const { balance, currency, state, toggle, refresh } = useBalance();
  return {
    balance,
    currency,
    state,
    onToggle: toggle,
    onRefresh: refresh,
    labels: { balance: t(label), hide: t('balance.hide'), show: t('balance.show'), refresh: t('balance.refresh') },
  };
}
