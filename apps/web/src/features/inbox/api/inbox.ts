import type { inbox, ValueOf } from '@fairlot/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { pages } from '../../../shared/query/pages.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type Mail = ValueOf<typeof inbox.messages>['list'][number];
export type Choices = ValueOf<typeof inbox.choices>;

const MODULE = { moduleId: 'INBOX3' } as const;
const PAGE_SIZE = 20;

const fetchMails = defineCall<typeof inbox.messages>('GET /wps/inbox', MODULE);
const fetchUnread = defineCall<typeof inbox.unreadCount>('GET /wps/inbox/unreadCount', MODULE);
const fetchMail = defineCall<typeof inbox.message>('GET /wps/inbox/:id', MODULE);
const fetchChoices = defineCall<typeof inbox.choices>('GET /wps/inbox/settings', MODULE);

export const sendMailRead = defineCall<typeof inbox.markRead>('PUT /wps/inbox/:id/read', MODULE);
export const sendAllRead = defineCall<typeof inbox.markAllRead>('PUT /wps/inbox/readAll', MODULE);
export const removeMail = defineCall<typeof inbox.remove>('DELETE /wps/inbox/:id', MODULE);
export const sendChoices = defineCall<typeof inbox.changeChoices>('PUT /wps/inbox/settings', MODULE);

/** The member's messages, newest first. */
export const mailsQuery = (hasToken: boolean) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: ['me', 'inbox', 'list'],
    queryFn: ({ pageParam, signal }) => fetchMails({ query: { pageNo: pageParam, pageSize: PAGE_SIZE } }, { signal }),
    staleTime: STALE_MS.records,
    enabled: hasToken,
  });

/** Number of unread messages; never requested for trial members (specification, section 6). */
export const unreadMailsQuery = (isWanted: boolean) =>
  queryOptions({
    queryKey: ['me', 'inbox', 'unread'],
    queryFn: ({ signal }) => fetchUnread({}, { signal }),
    staleTime: STALE_MS.records,
    enabled: isWanted,
  });

/** One message with its text. */
export const mailQuery = (id: string, isWanted: boolean) =>
  queryOptions({
    queryKey: ['me', 'inbox', 'one', id],
    queryFn: ({ signal }) => fetchMail({ params: { id } }, { signal }),
    staleTime: STALE_MS.records,
    enabled: isWanted,
  });

export const choicesQuery = () =>
  queryOptions({
    queryKey: ['me', 'inbox', 'choices'],
    queryFn: ({ signal }) => fetchChoices({}, { signal }),
    staleTime: STALE_MS.records,
  });
