import type { payments, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { callQuery } from '../../../shared/query/call-query.ts';

export type PayoutAccount = ValueOf<typeof payments.payoutAccounts>[number];
export type WithdrawSettings = ValueOf<typeof payments.withdrawSettings>;
export type Withdrawal = ValueOf<typeof payments.getWithdrawal>;
export type WithdrawalStatus = Withdrawal['status'];

const fetchAccounts = defineCall<typeof payments.payoutAccounts>('GET /wps/payout/accounts');
export const addAccount = defineCall<typeof payments.addPayoutAccount>('POST /wps/payout/accounts', {
  encrypted: true,
});
export const removeAccount = defineCall<typeof payments.removePayoutAccount>('DELETE /wps/payout/accounts/:accountId');
const fetchSettings = defineCall<typeof payments.withdrawSettings>('GET /wps/withdraw/settings');
export const createWithdrawal = defineCall<typeof payments.createWithdrawal>('POST /wps/withdraw', {
  idempotent: true,
  encrypted: true,
});
const fetchWithdrawals = defineCall<typeof payments.withdrawals>('GET /wps/withdraw');
const fetchWithdrawal = defineCall<typeof payments.getWithdrawal>('GET /wps/withdraw/:orderId');
export const cancelWithdrawal = defineCall<typeof payments.cancelWithdrawal>('DELETE /wps/withdraw/:orderId');

/** Key prefix of queries that an event about a withdrawal invalidates. */
export const WITHDRAW_KEY = ['me', 'withdraw'];
export const ACCOUNTS_KEY = [...WITHDRAW_KEY, 'accounts'];

export const accountsQuery = (hasToken: boolean) =>
  callQuery(ACCOUNTS_KEY, fetchAccounts, {}, { staleTime: 0, enabled: hasToken });

export const settingsQuery = (hasToken: boolean) =>
  callQuery([...WITHDRAW_KEY, 'settings'], fetchSettings, {}, { staleTime: 0, enabled: hasToken });

export const withdrawalsQuery = (hasToken: boolean) =>
  callQuery(
    [...WITHDRAW_KEY, 'list'],
    fetchWithdrawals,
    { query: { pageNo: 1, pageSize: 5 } },
    { staleTime: 0, enabled: hasToken },
  );

export const withdrawalQuery = (orderId: string, hasToken: boolean) =>
  callQuery(
    [...WITHDRAW_KEY, 'order', orderId],
    fetchWithdrawal,
    { params: { orderId } },
    { staleTime: 0, enabled: hasToken },
  );
