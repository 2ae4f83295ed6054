import type { BodyOf, paymentsDesk, ValueOf } from '@fairlot/contract';
import { send, sendForm } from '../../shared/api.ts';

/** One withdrawal with its checks, steps and the member's earlier withdrawals. */
export type WithdrawalView = ValueOf<typeof paymentsDesk.withdrawal>;

/** The source of its money, and other members with the same device or account. */
export type Background = ValueOf<typeof paymentsDesk.withdrawalBackground>;

/** Calls about payments; types come from the contract. All throw ApiError. */
export const paymentsApi = {
  resolveReview: (id: string, body: BodyOf<typeof paymentsDesk.resolveReview>) =>
    send<ValueOf<typeof paymentsDesk.resolveReview>>('POST', `/reviews/${id}/resolve`, { body }),
  requestCredit: (id: string, body: BodyOf<typeof paymentsDesk.requestCredit>) =>
    send<ValueOf<typeof paymentsDesk.requestCredit>>('POST', `/reviews/${id}/request-credit`, { body }),
  matchReview: (id: string, body: BodyOf<typeof paymentsDesk.matchReview>) =>
    send<ValueOf<typeof paymentsDesk.matchReview>>('POST', `/reviews/${id}/match`, { body }),
  providers: (signal: AbortSignal) =>
    send<ValueOf<typeof paymentsDesk.providers>>('GET', '/paymentProviders', { signal }),
  reconciliation: (provider: string, day: string, signal: AbortSignal) =>
    send<ValueOf<typeof paymentsDesk.reconciliation>>('GET', '/providerStatements', {
      query: { provider, day },
      signal,
    }),
  importStatement: (provider: string, day: string, file: File) => {
    const form = new FormData();
    form.set('provider', provider);
    form.set('day', day);
    form.set('file', file);
    return sendForm<ValueOf<typeof paymentsDesk.importStatement>>('/providerStatements', form);
  },
  receipt: (orderId: string) => send<ValueOf<typeof paymentsDesk.receipt>>('POST', `/deposits/${orderId}/receipt`),
  terms: (signal: AbortSignal) =>
    send<ValueOf<typeof paymentsDesk.withdrawalTerms>>('GET', '/withdrawalTerms', { signal }),
  changeTerms: (body: BodyOf<typeof paymentsDesk.changeWithdrawalTerms>) =>
    send<ValueOf<typeof paymentsDesk.changeWithdrawalTerms>>('POST', '/withdrawalTerms', { body }),
  depositMethods: (signal: AbortSignal) =>
    send<ValueOf<typeof paymentsDesk.depositMethods>>('GET', '/depositMethods', { signal }),
  changeDepositMethod: (body: BodyOf<typeof paymentsDesk.changeDepositMethod>) =>
    send<ValueOf<typeof paymentsDesk.changeDepositMethod>>('POST', '/depositMethods', { body }),
  orderDepositMethods: (body: BodyOf<typeof paymentsDesk.orderDepositMethods>) =>
    send<ValueOf<typeof paymentsDesk.orderDepositMethods>>('PUT', '/depositMethods', { body }),
  nameDepositMethod: (body: BodyOf<typeof paymentsDesk.nameDepositMethod>) =>
    send<ValueOf<typeof paymentsDesk.nameDepositMethod>>('PUT', '/depositMethods/names', { body }),
  addDepositMethod: (body: BodyOf<typeof paymentsDesk.addDepositMethod>) =>
    send<ValueOf<typeof paymentsDesk.addDepositMethod>>('POST', '/paymentMethods', { body }),
  withdrawal: (id: string, signal: AbortSignal) =>
    send<ValueOf<typeof paymentsDesk.withdrawal>>('GET', `/withdrawals/${id}`, { signal }),
  background: (id: string, signal: AbortSignal) => send<Background>('GET', `/withdrawals/${id}/background`, { signal }),
  holdWithdrawal: (id: string, body: BodyOf<typeof paymentsDesk.holdWithdrawal>) =>
    send<ValueOf<typeof paymentsDesk.holdWithdrawal>>('POST', `/withdrawals/${id}/hold`, { body }),
  releaseWithdrawal: (id: string, body: BodyOf<typeof paymentsDesk.releaseWithdrawal>) =>
    send<ValueOf<typeof paymentsDesk.releaseWithdrawal>>('POST', `/withdrawals/${id}/release`, { body }),
  takeWithdrawal: (id: string, body: BodyOf<typeof paymentsDesk.takeWithdrawal>) =>
    send<ValueOf<typeof paymentsDesk.takeWithdrawal>>('POST', `/withdrawals/${id}/take`, { body }),
  approveWithdrawal: (id: string, body: BodyOf<typeof paymentsDesk.approveWithdrawal>) =>
    send<ValueOf<typeof paymentsDesk.approveWithdrawal>>('POST', `/withdrawals/${id}/approve`, { body }),
  requestWithdrawalApproval: (id: string, body: BodyOf<typeof paymentsDesk.requestWithdrawalApproval>) =>
    send<ValueOf<typeof paymentsDesk.requestWithdrawalApproval>>('POST', `/withdrawals/${id}/request-approval`, {
      body,
    }),
  refuseWithdrawal: (id: string, body: BodyOf<typeof paymentsDesk.refuseWithdrawal>) =>
    send<ValueOf<typeof paymentsDesk.refuseWithdrawal>>('POST', `/withdrawals/${id}/refuse`, { body }),
  requestSettlement: (id: string, body: BodyOf<typeof paymentsDesk.requestSettlement>) =>
    send<ValueOf<typeof paymentsDesk.requestSettlement>>('POST', `/withdrawals/${id}/request-settlement`, { body }),
  payWithdrawal: (id: string, body: BodyOf<typeof paymentsDesk.payWithdrawal>) =>
    send<ValueOf<typeof paymentsDesk.payWithdrawal>>('POST', `/withdrawals/${id}/pay`, { body }),
};
