import type { payments, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { callQuery } from '../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';
import { pollMs } from '../model/order.ts';

export type DepositMethod = ValueOf<typeof payments.depositMethods>[number];
export type DepositOrder = ValueOf<typeof payments.getDeposit>;

export const fetchMethods = defineCall<typeof payments.depositMethods>('GET /wps/deposit/methods');
export const createDeposit = defineCall<typeof payments.createDeposit>('POST /wps/deposit', { idempotent: true });
export const fetchDeposit = defineCall<typeof payments.getDeposit>('GET /wps/deposit/:orderId');
const confirmSent = defineCall<typeof payments.sendReceipt>('POST /wps/deposit/:orderId/sent');
export const cancelDeposit = defineCall<typeof payments.cancelDeposit>('DELETE /wps/deposit/:orderId');

/** Confirms that the money was sent, optionally with a picture of the receipt. @throws ApiError */
export function sendReceipt(orderId: string, receipt: Blob | null): Promise<DepositOrder> {
  const form = new FormData();
  if (receipt !== null) form.set('receipt', receipt);
  return confirmSent({ params: { orderId }, body: form });
}

export const METHODS_KEY = ['me', 'deposit', 'methods'];
export const orderKey = (orderId: string) => ['me', 'deposit', 'order', orderId];

/** Deposit methods with their limits, and open orders. */
export const methodsQuery = (isWanted: boolean) =>
  callQuery(METHODS_KEY, fetchMethods, {}, { staleTime: STALE_MS.content, enabled: isWanted });

/** One order, polled until it is final. */
export const orderQuery = (orderId: string, hasToken: boolean) =>
  queryOptions({
    queryKey: orderKey(orderId),
    queryFn: ({ signal }) => fetchDeposit({ params: { orderId } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data === undefined ? false : pollMs(state.data.status)),
    enabled: hasToken,
  });
