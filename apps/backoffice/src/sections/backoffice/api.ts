import type { backoffice, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

/** Calls about approvals and exports; types come from the contract. All throw ApiError. */
export const backofficeApi = {
  approve: (id: string) => send<ValueOf<typeof backoffice.approve>>('POST', `/approvals/${id}/approve`),
  reject: (id: string, reason: string) =>
    send<ValueOf<typeof backoffice.reject>>('POST', `/approvals/${id}/reject`, { body: { reason } }),
  withdraw: (id: string) => send<ValueOf<typeof backoffice.withdrawRequest>>('POST', `/approvals/${id}/withdraw`),
  beginEmergency: (reason: string) => send<{ endsAt: number }>('POST', '/emergency', { body: { reason } }),
  endEmergency: () => send<null>('POST', '/emergency/end'),
  dropExport: (jobId: string) => send<null>('DELETE', `/exports/${jobId}`),
};
