import type { inbox, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { callQuery, pagedQuery } from '../../../shared/query/call-query.ts';
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
  pagedQuery(
    ['me', 'inbox', 'list'],
    fetchMails,
    { pageSize: PAGE_SIZE },
    { staleTime: STALE_MS.records, enabled: hasToken },
  );

/** Number of unread messages; never requested for trial members (specification, section 6). */
export const unreadMailsQuery = (isWanted: boolean) =>
  callQuery(['me', 'inbox', 'unread'], fetchUnread, {}, { staleTime: STALE_MS.records, enabled: isWanted });

/** One message with its text. */
export const mailQuery = (id: string, isWanted: boolean) =>
  callQuery(
    ['me', 'inbox', 'one', id],
    fetchMail,
    { params: { id } },
    { staleTime: STALE_MS.records, enabled: isWanted },
  );

export const choicesQuery = () =>
  callQuery(['me', 'inbox', 'choices'], fetchChoices, {}, { staleTime: STALE_MS.records });
