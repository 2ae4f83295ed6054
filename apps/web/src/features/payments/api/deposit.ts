import type { payments, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';
import { pollMs } from '../model/order.ts';

export type DepositMethod = ValueOf<typeof payments.depositMethods>[number];
export type DepositOrder = ValueOf<typeof payments.getDeposit>;

export const fetchMethods = defineCall<typeof payments.depositMethods>()({
  method: 'GET',
  path: '/wps/deposit/methods',
  auth: 'member',
});
export const createDeposit = defineCall<typeof payments.createDeposit>()({
  method: 'POST',
  path: '/wps/deposit',
  auth: 'member',
  idempotent: true,
});
export const fetchDeposit = defineCall<typeof payments.getDeposit>()({
  method: 'GET',
  path: '/wps/deposit/:orderId',
  auth: 'member',
});

/** Ways to deposit with their limits. */
export const methodsQuery = (isWanted: boolean) =>
  queryOptions({
    queryKey: ['me', 'deposit', 'methods'],
    queryFn: ({ signal }) => fetchMethods({}, { signal }),
    staleTime: STALE_MS.content,
    enabled: isWanted,
  });

/** One order, asked for again until it has come to an end. */
export const orderQuery = (orderId: string, hasToken: boolean) =>
  queryOptions({
    queryKey: ['me', 'deposit', 'order', orderId],
    queryFn: ({ signal }) => fetchDeposit({ params: { orderId } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data === undefined ? false : pollMs(state.data.status)),
    enabled: hasToken,
  });
