import type { ValueOf, vendors } from '@fairlot/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';

export type VendorWallet = ValueOf<typeof vendors.wallets>[number];

const fetchWallets = defineCall<typeof vendors.wallets>('GET /wps/wallet/vendors');
export const moveMoney = defineCall<typeof vendors.moveMoney>('POST /wps/wallet/vendors/:code/:direction', {
  idempotent: true,
});
export const collectMoney = defineCall<typeof vendors.collectMoney>('POST /wps/wallet/vendors/collect', {
  idempotent: true,
});
const fetchSettings = defineCall<typeof vendors.walletSettings>('GET /wps/wallet/vendors/settings');
export const changeSettings = defineCall<typeof vendors.changeWalletSettings>('PUT /wps/wallet/vendors/settings');

const fetchTransfers = defineCall<typeof vendors.walletTransfers>('GET /wps/wallet/vendors/transfers');

/** Polling interval while the outcome of a wallet's last transfer is unknown. */
const UNKNOWN_AGAIN_MS = 10_000;

export const vendorWalletsQuery = (hasToken: boolean) =>
  queryOptions({
    queryKey: ['me', 'vendor-wallets'],
    queryFn: ({ signal }) => fetchWallets({}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some((wallet) => wallet.state === 'unknown') ? UNKNOWN_AGAIN_MS : false,
    enabled: hasToken,
  });

export const walletSettingsQuery = (hasToken: boolean) =>
  queryOptions({
    queryKey: ['me', 'vendor-wallet-settings'],
    queryFn: ({ signal }) => fetchSettings({}, { signal }),
    enabled: hasToken,
  });

/** Earlier transfers, newest first. */
export const transfersQuery = (hasToken: boolean) =>
  infiniteQueryOptions({
    queryKey: ['me', 'vendor-wallets', 'past'],
    queryFn: ({ pageParam, signal }) => fetchTransfers({ query: { pageNo: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _all, page) => (page < totalPages ? page + 1 : undefined),
    staleTime: 0,
    enabled: hasToken,
  });
