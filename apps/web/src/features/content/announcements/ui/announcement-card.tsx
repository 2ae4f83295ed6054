import { Icon } from '@fairlot/ui';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { EntryCard } from '../../../../shared/ui/entry-card.tsx';
import type { Announcement } from '../api/notices.ts';
import { isoDay } from '../../../../shared/i18n/merchant-day.ts';
import { Pictures } from './announcement-pictures.tsx';
import { HtmlBody } from '../../rich-text/ui/html-body.tsx';

interface AnnouncementCardProps {
  entry: Announcement;
  isOpen: boolean;
  isUnread: boolean;
  onToggle: () => void;
}

/** Title, day and a preview; expanded, the full text replaces the preview. */
export function AnnouncementCard({ entry, isOpen, isUnread, onToggle }: AnnouncementCardProps) {
  const { timeZone } = useLocale();
  return (
    <EntryCard
      mark={<EntryMark isUnread={isUnread} />}
      title={entry.title}
      written={isoDay(entry.startDate, timeZone)}
      preview={entry.preview}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <Pictures entry={entry} />
      <HtmlBody html={entry.content} />
    </EntryCard>
  );
}

/** The megaphone icon of an entry, with a dot while it is unread. */
export function EntryMark({ isUnread }: { isUnread: boolean }) {
  const t = useText();
  return (
    <span className="icon-box icon-box--gold marked">
      <Icon name="megaphone" size="small" />
      {isUnread && (
        <span className="dot">
          <span className="visually-hidden">{t('content.unread')}</span>
        </span>
      )}
    </span>
  );
}
