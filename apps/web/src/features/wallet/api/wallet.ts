import type { wallet } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { merchantCode } from '../../../shared/api/transport.ts';
import { WALLET_KEY } from '../../../shared/events/wallet-key.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export const fetchWallet = defineCall<typeof wallet.merchantWallet>()({
  method: 'GET',
  path: '/wps/wallet/merchant',
  auth: 'member',
});

/** A process of the former release names no bonus money. */
const NO_BONUS: { bonusBalance?: string } = { bonusBalance: '0.00' };

/** Balance `{sumBalance: "1234.50", currency}`; live events keep it true between answers. */
export const walletQuery = (hasToken: boolean) =>
  queryOptions({
    queryKey: WALLET_KEY,
    queryFn: async ({ signal }) => {
      const merchant = merchantCode();
      const answer = await fetchWallet({ query: { merchant, merchantCode: merchant } }, { signal });
      return { ...NO_BONUS, ...answer };
    },
    staleTime: STALE_MS.wallet,
    enabled: hasToken,
  });
