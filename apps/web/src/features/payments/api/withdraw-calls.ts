import type { payments, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';

export type PayoutAccount = ValueOf<typeof payments.payoutAccounts>[number];
export type WithdrawSettings = ValueOf<typeof payments.withdrawSettings>;
export type Withdrawal = ValueOf<typeof payments.getWithdrawal>;
export type WithdrawalStatus = Withdrawal['status'];

const fetchAccounts = defineCall<typeof payments.payoutAccounts>()({
  method: 'GET',
  path: '/wps/payout/accounts',
  auth: 'member',
});
export const addAccount = defineCall<typeof payments.addPayoutAccount>()({
  method: 'POST',
  path: '/wps/payout/accounts',
  auth: 'member',
  encrypted: true,
});
export const removeAccount = defineCall<typeof payments.removePayoutAccount>()({
  method: 'DELETE',
  path: '/wps/payout/accounts/:accountId',
  auth: 'member',
});
const fetchSettings = defineCall<typeof payments.withdrawSettings>()({
  method: 'GET',
  path: '/wps/withdraw/settings',
  auth: 'member',
});
export const createWithdrawal = defineCall<typeof payments.createWithdrawal>()({
  method: 'POST',
  path: '/wps/withdraw',
  auth: 'member',
  idempotent: true,
  encrypted: true,
});
const fetchWithdrawals = defineCall<typeof payments.withdrawals>()({
  method: 'GET',
  path: '/wps/withdraw',
  auth: 'member',
});
const fetchWithdrawal = defineCall<typeof payments.getWithdrawal>()({
  method: 'GET',
  path: '/wps/withdraw/:orderId',
  auth: 'member',
});
export const cancelWithdrawal = defineCall<typeof payments.cancelWithdrawal>()({
  method: 'DELETE',
  path: '/wps/withdraw/:orderId',
  auth: 'member',
});

/** Key prefix of queries that an event about a withdrawal invalidates. */
export const WITHDRAW_KEY = ['me', 'withdraw'];
export const ACCOUNTS_KEY = [...WITHDRAW_KEY, 'accounts'];

export const accountsQuery = (hasToken: boolean) =>
  queryOptions({
    queryKey: ACCOUNTS_KEY,
    queryFn: ({ signal }) => fetchAccounts({}, { signal }),
    staleTime: 0,
    enabled: hasToken,
  });

export const settingsQuery = (hasToken: boolean) =>
  queryOptions({
    queryKey: [...WITHDRAW_KEY, 'settings'],
    queryFn: ({ signal }) => fetchSettings({}, { signal }),
    staleTime: 0,
    enabled: hasToken,
  });

export const withdrawalsQuery = (hasToken: boolean) =>
  queryOptions({
    queryKey: [...WITHDRAW_KEY, 'list'],
    queryFn: ({ signal }) => fetchWithdrawals({ query: { pageNo: 1, pageSize: 5 } }, { signal }),
    staleTime: 0,
    enabled: hasToken,
  });

export const withdrawalQuery = (orderId: string, hasToken: boolean) =>
  queryOptions({
    queryKey: [...WITHDRAW_KEY, 'order', orderId],
    queryFn: ({ signal }) => fetchWithdrawal({ params: { orderId } }, { signal }),
    staleTime: 0,
    enabled: hasToken,
  });
