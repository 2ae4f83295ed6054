import { cx, Icon } from '@fairlot/ui';
import { useId } from 'react';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { Announcement } from '../api/notices.ts';
import { isoDay } from '../../promotions/model/dates.ts';
import { Pictures } from './announcement-pictures.tsx';
import { HtmlBody } from '../../rich-text/ui/html-body.tsx';

interface AnnouncementCardProps {
  entry: Announcement;
  isOpen: boolean;
  isUnread: boolean;
  onToggle: () => void;
}

/** Title, day and a preview; open, the whole text in place of the preview. */
export function AnnouncementCard({ entry, isOpen, isUnread, onToggle }: AnnouncementCardProps) {
  const bodyId = useId();
  const { timeZone } = useLocale();
  return (
    <article className="card card--flush">
      <h2>
        <button
          type="button"
          className="list-row entry"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
        >
          <EntryMark isUnread={isUnread} />
          <span className="grow">
            <span className="label bold block">{entry.title}</span>
            <span className="caption faint numeric block">{isoDay(entry.startDate, timeZone)}</span>
            {!isOpen && <span className="caption muted two-lines preview">{entry.preview}</span>}
          </span>
          <span className={cx('turn faint', isOpen && 'on')}>
            <Icon name="down" size="small" />
          </span>
        </button>
      </h2>
      <div id={bodyId} className="entry-body" hidden={!isOpen}>
        {isOpen && (
          <>
            <Pictures entry={entry} />
            <HtmlBody html={entry.content} />
          </>
        )}
      </div>
    </article>
  );
}

/** The megaphone of an entry, with a dot while it is unread. */
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
