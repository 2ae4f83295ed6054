import type { BodyOf, inboxDesk, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

export type Case = ValueOf<typeof inboxDesk.answerCase>;
export type Mailing = ValueOf<typeof inboxDesk.mailings>['list'][number];
export type Input = BodyOf<typeof inboxDesk.send>;

/** Calls about messages to and from members; types come from the contract. All throw ApiError. */
export const inboxApi = {
  answer: (id: string, body: BodyOf<typeof inboxDesk.answerCase>) =>
    send<Case>('POST', `/cases/${id}/answer`, { body }),
  send: (body: Input) => send<ValueOf<typeof inboxDesk.send>>('POST', '/mailings', { body }),
  withdraw: (id: string, reason: string) => send<null>('POST', `/mailings/${id}/withdraw`, { body: { reason } }),
};
