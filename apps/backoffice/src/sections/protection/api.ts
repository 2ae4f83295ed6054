import type { BodyOf, protectionDesk, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

/** Calls about the protection of members; types come from the contract. All throw ApiError. */
export const protectionApi = {
  member: (id: string, signal: AbortSignal) =>
    send<ValueOf<typeof protectionDesk.member>>('GET', `/members/${id}/protection`, { signal }),
  closeAlert: (id: string, body: BodyOf<typeof protectionDesk.closeAlert>) =>
    send<null>('POST', `/protectionAlerts/${id}/close`, { body }),
  noteContact: (id: string, body: BodyOf<typeof protectionDesk.noteContact>) =>
    send<null>('POST', `/members/${id}/protection/contacts`, { body }),
};
