import type { CALLS, EndpointSpec, ValueOf } from '@fairlot/contract';
import type { CallInput } from '../shared/api/define-call.ts';
import type { Member } from '../shared/session/model.ts';

/** The member of the session cookie, as the server knows them. */
export type PageMember = Member & { memberId: string };

type EntryOf<Group> = Group extends unknown ? Group[keyof Group] : never;
type Endpoint = Extract<EntryOf<(typeof CALLS)[keyof typeof CALLS]>, EndpointSpec>;

/** What pages may ask while they are rendered: every reading endpoint of members and visitors, by its id. */
export type PageEndpoints = {
  [E in Extract<Endpoint, { method: 'GET'; auth: 'public' | 'optional' | 'member' }> as E['id']]: E;
};

/**
 * Asks the server's rooms in process: `ask('lottery.vnMenu')` answers exactly the `value` of that endpoint. An answer
 * that fails costs its part of the page alone; the browser then asks by itself.
 */
export type PageAsk = <Id extends keyof PageEndpoints>(
  id: Id,
  ...input: object extends CallInput<PageEndpoints[Id]>
    ? [CallInput<PageEndpoints[Id]>?]
    : [CallInput<PageEndpoints[Id]>]
) => Promise<ValueOf<PageEndpoints[Id]>>;

/** For whom a page asks: as a visitor without a member; `language` is an operator code. */
export interface Asking {
  member: PageMember | null;
  language: string;
}
