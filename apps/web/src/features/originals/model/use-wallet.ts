import { useQuery } from '@tanstack/react-query';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { walletQuery } from '../../wallet/api/wallet.ts';

/**
 * The member's wallet from the moment when `isHeld` became true: a changed balance renders nothing during an animation.
 * @returns undefined until it is known
 */
export function useWallet(isHeld: boolean) {
  const { data } = useQuery({ ...walletQuery(useHasToken()), subscribed: !isHeld });
  return data;
}

/** The currency only, so that a changed balance renders nothing. */
export function useCurrency(): string {
  const { data } = useQuery({ ...walletQuery(useHasToken()), select: ({ currency }) => currency });
  return data ?? '';
}
