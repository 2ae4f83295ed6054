import { useEffect } from 'react';
import type { Announcement } from '../../features/content/announcements/api/notices.ts';
import { isoDay } from '../../shared/i18n/merchant-day.ts';
import { useMarkRead } from '../../features/content/announcements/model/use-mark-read.ts';
import { Pictures } from '../../features/content/announcements/ui/announcement-pictures.tsx';
import { HtmlBody } from '../../features/content/rich-text/ui/html-body.tsx';
import { OneEntry } from '../../features/content/announcements/ui/one-entry.tsx';
import { useLocale } from '../../shared/i18n/locale-context.ts';

/** One notice in full; opening it marks it as read. */
export default function MessageDetailPage() {
  return <OneEntry>{(entry) => <Message entry={entry} />}</OneEntry>;
}

function Message({ entry: { id, read }, entry }: { entry: Announcement }) {
  const { timeZone } = useLocale();
  const markRead = useMarkRead();
  useEffect(() => {
    if (!read) markRead(id);
  }, [id, read, markRead]);
  return (
    <article className="card mx mt-3 stack">
      <h2 className="h2">{entry.title}</h2>
      <p className="caption faint numeric">{isoDay(entry.startDate, timeZone)}</p>
      <Pictures entry={entry} />
      <HtmlBody html={entry.content} />
    </article>
  );
}
