import { Button, Icon, UiLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { noticesQuery, type Announcement } from '../../features/content/api/notices.ts';
import { isoDay } from '../../features/content/model/dates.ts';
import { useMarkRead } from '../../features/content/model/use-mark-read.ts';
import { EntryMark } from '../../features/content/ui/announcement-card.tsx';
import { EntryList } from '../../features/content/ui/entry-list.tsx';
import { useLocale } from '../../shared/i18n/locale-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { PageTop } from '../../shared/navigation/page-top.tsx';
import { useIsSettled } from '../../shared/session/use-session.ts';

/** The message centre: every notice on a line of its own, which leads to its text. */
export default function MessagesPage() {
  const t = useText();
  const isSettled = useIsSettled();
  const query = useQuery({ ...noticesQuery(), enabled: isSettled });
  const unread =
    query.data === undefined || query.data.unreadCount === 0 ? [] : query.data.player.filter(({ read }) => !read);
  return (
    <>
      <PageTop title={t('title.messages')} back="/m/home" goesHome actions={<ReadAll entries={unread} />} />
      <EntryList query={query}>
        {(list, hasMarks) => (
          <ul className="pad col gap3 mt3">
            {list.map((entry) => (
              <li key={entry.id} className="card p0">
                <MessageRow entry={entry} isUnread={hasMarks && !entry.read} />
              </li>
            ))}
          </ul>
        )}
      </EntryList>
    </>
  );
}

function MessageRow({ entry, isUnread }: { entry: Announcement; isUnread: boolean }) {
  const { timeZone } = useLocale();
  return (
    <UiLink className="li entry" href={`/m/messageDetail?id=${encodeURIComponent(entry.id)}`}>
      <EntryMark isUnread={isUnread} />
      <span className="grow">
        <span className="label b blk">{entry.title}</span>
        <span className="cap mut3 num blk">{isoDay(entry.startDate, timeZone)}</span>
        <span className="cap mut clamp2 preview">{entry.preview}</span>
      </span>
      <Icon name="chevron" size="s" className="mut3 flip" />
    </UiLink>
  );
}

function ReadAll({ entries }: { entries: readonly Announcement[] }) {
  const t = useText();
  const markRead = useMarkRead();
  if (entries.length === 0) return null;
  const readAll = () => {
    for (const { id } of entries) markRead(id);
  };
  return (
    <Button size="sm" variant="text" icon="check" onClick={readAll}>
      {t('content.readAll')}
    </Button>
  );
}
