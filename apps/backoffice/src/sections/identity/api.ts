import type { identityDesk, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

export type MemberView = ValueOf<typeof identityDesk.memberPage>;
export type Revealed = ValueOf<typeof identityDesk.revealMember>;

/** Calls about members; types come from the contract. All throw ApiError. */
export const identityApi = {
  member: (memberId: string, signal: AbortSignal) => send<MemberView>('GET', `/members/${memberId}`, { signal }),
  reveal: (memberId: string, reason: string) =>
    send<Revealed>('POST', `/members/${memberId}/personal`, { body: { reason } }),
  switchMember: (memberId: string, what: 'disable' | 'enable', reason: string) =>
    send<ValueOf<typeof identityDesk.disableMember>>('POST', `/members/${memberId}/${what}`, { body: { reason } }),
};
