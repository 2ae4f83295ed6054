import type { inbox, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type PushFacts = ValueOf<typeof inbox.push>;

const MODULE = { auth: 'member', moduleId: 'INBOX3' } as const;

const fetchPush = defineCall<typeof inbox.push>()({ method: 'GET', path: '/wps/inbox/push', ...MODULE });
export const sendPushHere = defineCall<typeof inbox.pushHere>()({ method: 'PUT', path: '/wps/inbox/push', ...MODULE });
export const sendPushNoMore = defineCall<typeof inbox.pushNoMore>()({
  method: 'PUT',
  path: '/wps/inbox/push/off',
  ...MODULE,
});
export const sendQuiet = defineCall<typeof inbox.changeQuiet>()({
  method: 'PUT',
  path: '/wps/inbox/push/quiet',
  ...MODULE,
});

/** The site's key for push services, and the member's quiet hours. */
export const pushQuery = () =>
  queryOptions({
    queryKey: ['me', 'inbox', 'push'],
    queryFn: ({ signal }) => fetchPush({}, { signal }),
    staleTime: STALE_MS.records,
  });
