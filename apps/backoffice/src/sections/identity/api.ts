import type { identityDesk, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

/** Calls about members; types come from the contract. All throw ApiError. */
export const identityApi = {
  switchMember: (memberId: string, what: 'disable' | 'enable', reason: string) =>
    send<ValueOf<typeof identityDesk.disableMember>>('POST', `/members/${memberId}/${what}`, { body: { reason } }),
};
