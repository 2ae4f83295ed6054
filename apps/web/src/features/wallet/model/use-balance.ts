import { isZero } from '@fairlot/money';
import { type BalanceState, useToast } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bonusWords } from '../../../shared/i18n/bonus-words.ts';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { useHasToken, useMember } from '../../../shared/session/use-session.ts';
import { walletQuery } from '../api/wallet.ts';

export interface BalanceView {
  /** Formatted with two decimals; null until it is known. */
  balance: string | null;
  /** Bonus money in the site's wording; null when there is none. */
  bonus: string | null;
  currency: string;
  state: BalanceState;
  toggle: () => void;
  refresh: () => void;
}

/**
 * The member's balance with its states: shown, hidden, refreshing (on request), and unavailable until the first answer.
 * After a failed refresh the last known balance stays.
 */
export function useBalance(): BalanceView {
  const hasToken = useHasToken();
  const member = useMember();
  const { t, tag } = useLocaleText();
  const toast = useToast();
  const { data, isError, refetch } = useQuery(walletQuery(hasToken));
  const [isHidden, setIsHidden] = useState(false);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = () => {
    if (!hasToken) return;
    setIsRefreshing(true);
    void refetch()
      .then((answer) => answer.isError && toast.error(t('balance.notRefreshed')))
      .finally(() => setIsRefreshing(false));
  };
  const bonus = data?.bonusBalance ?? '0.00';
  return {
    balance: data === undefined ? null : formatAmount(data.sumBalance, tag),
    bonus: isZero(bonus) ? null : bonusWords(t, formatAmount(bonus, tag), data?.currency ?? ''),
    currency: data?.currency ?? member?.currency ?? '',
    state: stateOf(isHidden, isRefreshing, isError && data === undefined),
    toggle: () => setIsHidden(!isHidden),
    refresh,
  };
}

function stateOf(isHidden: boolean, isRefreshing: boolean, isUnknown: boolean): BalanceState {
  if (isRefreshing) return 'refreshing';
  if (isHidden) return 'hidden';
  return isUnknown ? 'unavailable' : 'shown';
}
