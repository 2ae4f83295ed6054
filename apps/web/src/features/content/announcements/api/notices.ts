import type { content, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { merchantCode } from '../../../../shared/api/transport.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

/** What this app asks announcements for (specification, section 9). */
export const PLATFORM = 'M';
export const HOME_GROUP = 'm_home';
/** The lists of the notice bar, of the player and of the popup. */
export const NOTICE_LISTS = 'B,PL,PU';

/** The lists, with how many of the player's are unread; members alone have unread ones. */
export type Notices = ValueOf<typeof content.notices> & { unreadCount: number };
export type Announcement = Notices['player'][number];

const fetchLists = defineCall<typeof content.notices>()({
  method: 'GET',
  path: '/wps/announcements/noticeNew',
  auth: 'optional',
});

/** Asks for lists and takes the unread count out of the footer. */
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

/** Announcements of the notice bar, of the lists and of the popup, as home asks for them. */
export const noticesQuery = () =>
  queryOptions({
    queryKey: ['content', 'notices'],
    queryFn: ({ signal }) => fetchNotices({ types: NOTICE_LISTS, groupName: HOME_GROUP }, signal),
    staleTime: STALE_MS.content,
  });

/** What the server renders with: it knows of no marks, so nothing counts as unread before the browser has asked. */
export const withoutMarks = (lists: ValueOf<typeof content.notices>): Notices => ({ ...lists, unreadCount: 0 });
