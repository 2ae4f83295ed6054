import { useQuery } from '@tanstack/react-query';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { walletQuery } from '../../wallet/api/wallet.ts';

/**
 * The member's wallet as it stood when `isHeld` began: while something moves nothing is rendered because of it.
 * @returns undefined while it is not known
 */
export function useWallet(isHeld: boolean) {
  const { data } = useQuery({ ...walletQuery(useHasToken()), subscribed: !isHeld });
  return data;
}

/** The currency alone, so that a balance that moves renders nothing. */
export function useCurrency(): string {
  const { data } = useQuery({ ...walletQuery(useHasToken()), select: ({ currency }) => currency });
  return data ?? '';
}
