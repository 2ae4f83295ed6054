import type { wallet } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { merchantCode } from '../../../shared/api/transport.ts';
import { WALLET_KEY } from '../../../shared/events/wallet-key.ts';
import { callQuery } from '../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export const fetchWallet = defineCall<typeof wallet.merchantWallet>('GET /wps/wallet/merchant');

/** Balance `{sumBalance: "1234.50", currency}`; live events update it between requests. */
export const walletQuery = (hasToken: boolean) =>
  callQuery(
    WALLET_KEY,
    fetchWallet,
    { query: { merchant: merchantCode(), merchantCode: merchantCode() } },
    { staleTime: STALE_MS.wallet, enabled: hasToken },
  );
