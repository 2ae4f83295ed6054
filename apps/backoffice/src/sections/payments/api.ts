import type { BodyOf, paymentsDesk, QueryOf, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

/** Calls about payments; types come from the contract. All throw ApiError. */
export const paymentsApi = {
  reviews: (query: QueryOf<typeof paymentsDesk.reviews>, signal: AbortSignal) =>
    send<ValueOf<typeof paymentsDesk.reviews>>('GET', '/reviews', { query, signal }),
  resolveReview: (id: string, body: BodyOf<typeof paymentsDesk.resolveReview>) =>
    send<ValueOf<typeof paymentsDesk.resolveReview>>('POST', `/reviews/${id}/resolve`, { body }),
  requestCredit: (id: string, body: BodyOf<typeof paymentsDesk.requestCredit>) =>
    send<ValueOf<typeof paymentsDesk.requestCredit>>('POST', `/reviews/${id}/request-credit`, { body }),
};
