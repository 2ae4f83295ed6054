import type { identityDesk, QueryOf, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

/** Calls about members; types come from the contract. All throw ApiError. */
export const identityApi = {
  members: (query: QueryOf<typeof identityDesk.members>, signal: AbortSignal) =>
    send<ValueOf<typeof identityDesk.members>>('GET', '/members', { query, signal }),
  switchMember: (memberId: string, what: 'disable' | 'enable', reason: string) =>
    send<ValueOf<typeof identityDesk.disableMember>>('POST', `/members/${memberId}/${what}`, { body: { reason } }),
};
