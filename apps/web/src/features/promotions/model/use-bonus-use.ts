import { displayMinor, isZero } from '@fairlot/money';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { walletQuery } from '../../wallet/api/wallet.ts';
import { bonusesQuery } from '../api/promotions.ts';
import { type BonusUse, bonusUse } from './bonus-use.ts';

/**
 * Where the member's bonus money can be used in games of a product; null without any, and until it is known. The terms
 * are requested only if there is bonus money. @param isHeld prevents renders meanwhile
 */
export function useBonusUse(product: string, isHeld = false): BonusUse | null {
  const hasToken = useHasToken();
  const { data: balance = '0.00' } = useQuery({
    ...walletQuery(hasToken),
    select: ({ bonusBalance }) => bonusBalance,
    subscribed: !isHeld,
  });
  const { data } = useInfiniteQuery({
    ...bonusesQuery(hasToken && !isZero(balance)),
    subscribed: !isHeld,
  });
  return data === undefined ? null : bonusUse(data.pages[0]?.list ?? [], balance, product);
}

/** The note about bonus money before the first bet in a game; null when there is nothing to note. */
export function useBonusNote(product: string, isHeld = false): string | null {
  const { t, tag } = useLocaleText();
  const use = useBonusUse(product, isHeld);
  const text = (minor: bigint) => displayMinor(minor, { locale: tag });
  if (use === null) return null;
  const amount = text(use.balanceMinor);
  if (use.isExcluded) return t('bonusUse.game', { amount });
  return use.mostBetMinor === null ? null : t('bonusUse.mostBet', { amount, max: text(use.mostBetMinor) });
}
