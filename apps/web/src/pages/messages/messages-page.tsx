import { Button, Icon, UiLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { noticesQuery, type Announcement } from '../../features/content/announcements/api/notices.ts';
import { isoDay } from '../../shared/i18n/merchant-day.ts';
import { useMarkRead } from '../../features/content/announcements/model/use-mark-read.ts';
import { EntryMark } from '../../features/content/announcements/ui/announcement-card.tsx';
import { EntryList } from '../../features/content/announcements/ui/entry-list.tsx';
import { useLocale } from '../../shared/i18n/locale-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { PageTop } from '../../shared/navigation/page-top.tsx';
import { useIsSettled } from '../../shared/session/use-session.ts';

/** The message centre: one line per notice, which links to its text. */
export default function MessagesPage() {
  const t = useText();
  const isSettled = useIsSettled();
  const query = useQuery({ ...noticesQuery(), enabled: isSettled });
  const unread =
    query.data === undefined || query.data.unreadCount === 0 ? [] : query.data.player.filter(({ read }) => !read);
  return (
    <>
      <PageTop title={t('title.messages')} goesHome actions={<ReadAll entries={unread} />} />
      <EntryList query={query}>
        {(list, hasMarks) => (
          <ul className="padded column gap-3 mt-3">
            {list.map((entry) => (
              <li key={entry.id} className="card card--flush">
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
    <UiLink className="list-row entry" href={`/m/messageDetail?id=${encodeURIComponent(entry.id)}`}>
      <EntryMark isUnread={isUnread} />
      <span className="grow">
        <span className="label bold block">{entry.title}</span>
        <span className="caption faint numeric block">{isoDay(entry.startDate, timeZone)}</span>
        <span className="caption muted two-lines preview">{entry.preview}</span>
      </span>
      <Icon name="chevron" size="small" className="faint flip" />
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
    <Button size="small" variant="text" icon="check" onClick={readAll}>
      {t('content.readAll')}
    </Button>
  );
}
