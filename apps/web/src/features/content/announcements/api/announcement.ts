import type { content } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { callQuery } from '../../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';
import { PLATFORM } from './notices.ts';

const fetchAnnouncement = defineCall<typeof content.announcement>('GET /wps/announcements/:id', { auth: 'optional' });

/** One announcement or promotion by its id. */
export const announcementQuery = (id: string) =>
  callQuery(
    ['content', 'announcement', id],
    fetchAnnouncement,
    { params: { id }, query: { platform: PLATFORM } },
    { staleTime: STALE_MS.content },
  );

export const sendRead = defineCall<typeof content.markAsRead>('POST /wps/announcements/markAsRead');
