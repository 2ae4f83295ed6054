import type { backoffice, QueryOf, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

/** Calls about approvals and the trail; types come from the contract. All throw ApiError. */
export const backofficeApi = {
  approvals: (query: QueryOf<typeof backoffice.approvals>, signal: AbortSignal) =>
    send<ValueOf<typeof backoffice.approvals>>('GET', '/approvals', { query, signal }),
  approve: (id: string) => send<ValueOf<typeof backoffice.approve>>('POST', `/approvals/${id}/approve`),
  reject: (id: string, reason: string) =>
    send<ValueOf<typeof backoffice.reject>>('POST', `/approvals/${id}/reject`, { body: { reason } }),
  auditTrail: (query: QueryOf<typeof backoffice.auditTrail>, signal: AbortSignal) =>
    send<ValueOf<typeof backoffice.auditTrail>>('GET', '/audit', { query, signal }),
};
