import type { BodyOf, identityDesk, peopleDesk, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

export type MemberView = ValueOf<typeof peopleDesk.memberPage>;
export type TimelineView = ValueOf<typeof peopleDesk.memberTimeline>;
export type TimelineEvent = TimelineView['events'][number];
export type Link = ValueOf<typeof peopleDesk.memberLinks>[number];
export type Revealed = ValueOf<typeof identityDesk.revealMember>;

/** Calls about members; types come from the contract. All throw ApiError. */
export const identityApi = {
  member: (memberId: string, signal: AbortSignal) => send<MemberView>('GET', `/members/${memberId}`, { signal }),
  timeline: (memberId: string, asked: { kinds: readonly string[]; after: string | null }, signal: AbortSignal) =>
    send<TimelineView>('GET', `/members/${memberId}/timeline`, {
      query: {
        ...(asked.kinds.length === 0 ? {} : { kinds: asked.kinds.join(',') }),
        ...(asked.after === null ? {} : { after: asked.after }),
      },
      signal,
    }),
  links: (memberId: string, signal: AbortSignal) => send<Link[]>('GET', `/members/${memberId}/links`, { signal }),
  reveal: (memberId: string, reason: string) =>
    send<Revealed>('POST', `/members/${memberId}/personal`, { body: { reason } }),
  labels: (signal: AbortSignal) => send<ValueOf<typeof peopleDesk.labels>>('GET', '/memberLabels', { signal }),
  changeLabels: (memberId: string, body: BodyOf<typeof identityDesk.changeLabels>) =>
    send<ValueOf<typeof identityDesk.changeLabels>>('POST', `/members/${memberId}/labels`, { body }),
  requestTotpRemoval: (memberId: string, body: BodyOf<typeof identityDesk.removeTotp>) =>
    send<ValueOf<typeof identityDesk.removeTotp>>('POST', `/members/${memberId}/totp/remove`, { body }),
  switchMember: (memberId: string, what: 'disable' | 'enable', reason: string) =>
    send<ValueOf<typeof identityDesk.disableMember>>('POST', `/members/${memberId}/${what}`, { body: { reason } }),
};
