import type { QueryClient } from '@tanstack/react-query';
import type { Announcement, Notices } from '../api/notices.ts';

/** Marks an entry as read in all cached lists immediately, and lowers the unread counts. */
export function markLocally(client: QueryClient, id: string): void {
  for (const name of ['notices', 'promotions', 'agent-notices']) {
    client.setQueryData<Notices>(['content', name], (lists) => lists && markIn(lists, id));
  }
  client.setQueryData<Announcement>(['content', 'announcement', id], (entry) => entry && { ...entry, read: true });
}

/** Returns the same object when nothing changes. */
export function markIn(lists: Notices, id: string): Notices {
  const isUnread = lists.player.some((entry) => entry.id === id && !entry.read);
  const mark = (list: Announcement[]) =>
    list.some((entry) => entry.id === id && !entry.read)
      ? list.map((entry) => (entry.id === id ? { ...entry, read: true } : entry))
      : list;
  const [promotion, player, popup, hot] = [
    mark(lists.promotion),
    mark(lists.player),
    mark(lists.popup),
    mark(lists.hot),
  ];
  if (promotion === lists.promotion && player === lists.player && popup === lists.popup && hot === lists.hot)
    return lists;
  return { ...lists, promotion, player, popup, hot, unreadCount: Math.max(0, lists.unreadCount - (isUnread ? 1 : 0)) };
}
