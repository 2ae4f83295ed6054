import type { inbox, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { callQuery } from '../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type PushFacts = ValueOf<typeof inbox.push>;

const MODULE = { moduleId: 'INBOX3' } as const;

const fetchPush = defineCall<typeof inbox.push>('GET /wps/inbox/push', MODULE);
export const sendPushHere = defineCall<typeof inbox.pushHere>('PUT /wps/inbox/push', MODULE);
export const sendPushNoMore = defineCall<typeof inbox.pushNoMore>('PUT /wps/inbox/push/off', MODULE);
export const sendQuiet = defineCall<typeof inbox.changeQuiet>('PUT /wps/inbox/push/quiet', MODULE);

/** The site's key for push services, and the member's quiet hours. */
export const pushQuery = () => callQuery(['me', 'inbox', 'push'], fetchPush, {}, { staleTime: STALE_MS.records });
