import type { ValueOf, vendors } from '@fairlot/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';

export type VendorWallet = ValueOf<typeof vendors.wallets>[number];

const fetchWallets = defineCall<typeof vendors.wallets>()({
  method: 'GET',
  path: '/wps/wallet/vendors',
  auth: 'member',
});
export const moveMoney = defineCall<typeof vendors.moveMoney>()({
  method: 'POST',
  path: '/wps/wallet/vendors/:code/:direction',
  auth: 'member',
  idempotent: true,
});
export const collectMoney = defineCall<typeof vendors.collectMoney>()({
  method: 'POST',
  path: '/wps/wallet/vendors/collect',
  auth: 'member',
  idempotent: true,
});
const fetchSettings = defineCall<typeof vendors.walletSettings>()({
  method: 'GET',
  path: '/wps/wallet/vendors/settings',
  auth: 'member',
});
export const changeSettings = defineCall<typeof vendors.changeWalletSettings>()({
  method: 'PUT',
  path: '/wps/wallet/vendors/settings',
  auth: 'member',
});

const fetchTransfers = defineCall<typeof vendors.walletTransfers>()({
  method: 'GET',
  path: '/wps/wallet/vendors/transfers',
  auth: 'member',
});

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
