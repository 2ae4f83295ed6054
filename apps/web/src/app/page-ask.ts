import type { CALLS, EndpointSpec, ValueOf } from '@fairlot/contract';
import type { CallInput } from '../shared/api/define-call.ts';
import type { Member } from '../shared/session/model.ts';

/** The member of the session cookie, with the fields that the server has. */
export type PageMember = Member & { memberId: string };

type EntryOf<Group> = Group extends unknown ? Group[keyof Group] : never;
type Endpoint = Extract<EntryOf<(typeof CALLS)[keyof typeof CALLS]>, EndpointSpec>;

/** Endpoints that pages may query during rendering: every read endpoint of members and visitors, by id. */
export type PageEndpoints = {
  [E in Extract<Endpoint, { method: 'GET'; auth: 'public' | 'optional' | 'member' }> as E['id']]: E;
};

/**
 * Calls the server's rooms in process: `ask('lottery.vnMenu')` resolves to the `value` of that endpoint. A failed
 * answer omits only its part of the page; the browser then requests it.
 */
export type PageAsk = <Id extends keyof PageEndpoints>(
  id: Id,
  ...input: object extends CallInput<PageEndpoints[Id]>
    ? [CallInput<PageEndpoints[Id]>?]
    : [CallInput<PageEndpoints[Id]>]
) => Promise<ValueOf<PageEndpoints[Id]>>;

/** The caller on whose behalf a page makes calls: a visitor when there is no member. `language` is an operator code. */
export interface Asking {
  member: PageMember | null;
  language: string;
}
