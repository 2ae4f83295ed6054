import type { BodyOf, ValueOf, verificationDesk } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

/** Calls about identities; types come from the contract. All throw ApiError. */
export const verificationApi = {
  member: (id: string, signal: AbortSignal) =>
    send<ValueOf<typeof verificationDesk.member>>('GET', `/members/${id}/verification`, { signal }),
  look: (id: string) => send<ValueOf<typeof verificationDesk.look>>('POST', `/identities/${id}/look`),
  decide: (id: string, body: BodyOf<typeof verificationDesk.decide>) =>
    send<ValueOf<typeof verificationDesk.decide>>('POST', `/members/${id}/verification`, { body }),
};
