import type { content } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';
import { PLATFORM } from './notices.ts';

const fetchAnnouncement = defineCall<typeof content.announcement>('GET /wps/announcements/:id', { auth: 'optional' });

/** One announcement or promotion by its id. */
export const announcementQuery = (id: string) =>
  queryOptions({
    queryKey: ['content', 'announcement', id],
    queryFn: ({ signal }) => fetchAnnouncement({ params: { id }, query: { platform: PLATFORM } }, { signal }),
    staleTime: STALE_MS.content,
  });

export const sendRead = defineCall<typeof content.markAsRead>('POST /wps/announcements/markAsRead');
