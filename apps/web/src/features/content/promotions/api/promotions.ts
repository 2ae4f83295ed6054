import { queryOptions } from '@tanstack/react-query';
import { STALE_MS } from '../../../../shared/query/query-client.ts';
import { fetchNotices } from '../../announcements/api/notices.ts';

/** Promotions with their categories; requested by the call for announcements. */
export const promotionsQuery = () =>
  queryOptions({
    queryKey: ['content', 'promotions'],
    queryFn: ({ signal }) => fetchNotices({ types: 'promotion' }, signal),
    staleTime: STALE_MS.content,
  });

/** Announcements for agents; the server returns them to agents only. */
export const agentNoticesQuery = () =>
  queryOptions({
    queryKey: ['content', 'agent-notices'],
    queryFn: ({ signal }) => fetchNotices({ types: 'A' }, signal),
    staleTime: STALE_MS.content,
  });
