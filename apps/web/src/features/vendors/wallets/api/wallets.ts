import type { ValueOf, vendors } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { callQuery, pagedQuery } from '../../../../shared/query/call-query.ts';

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
  callQuery(['me', 'vendor-wallet-settings'], fetchSettings, {}, { enabled: hasToken });

/** Earlier transfers, newest first. */
export const transfersQuery = (hasToken: boolean) =>
  pagedQuery(['me', 'vendor-wallets', 'past'], fetchTransfers, {}, { staleTime: 0, enabled: hasToken });
