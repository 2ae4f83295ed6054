import type { content, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { merchantCode } from '../../../../shared/api/transport.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

/** Platform code that this app sends when it requests announcements (specification, section 9). */
export const PLATFORM = 'M';
export const HOME_GROUP = 'm_home';
/** Lists to request: notice bar, player and popup. */
export const NOTICE_LISTS = 'B,PL,PU';

/** The lists, with the number of unread entries in the player's list; only members have unread ones. */
export type Notices = ValueOf<typeof content.notices> & { unreadCount: number };
export type Announcement = Notices['player'][number];

const fetchLists = defineCall<typeof content.notices>('GET /wps/announcements/noticeNew', { auth: 'optional' });

/** Requests lists and reads the unread count from the footer. */
export async function fetchNotices(
  query: NonNullable<Parameters<typeof fetchLists>[0]['query']>,
  signal: AbortSignal,
): Promise<Notices> {
  let unreadCount = 0;
  const lists = await fetchLists(
    { query: { ...query, platform: PLATFORM, merchantCode: merchantCode() } },
    { signal, onFooter: (footer) => (unreadCount = footer.unreadCount) },
  );
  return { ...lists, unreadCount };
}

/** Announcements of the notice bar, the player's list and the popup, as home requests them. */
export const noticesQuery = () =>
  queryOptions({
    queryKey: ['content', 'notices'],
    queryFn: ({ signal }) => fetchNotices({ types: NOTICE_LISTS, groupName: HOME_GROUP }, signal),
    staleTime: STALE_MS.content,
  });

/**
 * The lists for a server render. It has no read marks, so nothing counts as unread until the browser has fetched them.
 */
export const withoutMarks = (lists: ValueOf<typeof content.notices>): Notices => ({ ...lists, unreadCount: 0 });
