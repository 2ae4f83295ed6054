import { ButtonLink } from '@fairlot/ui';
import { useId, type Ref } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { TurnMark } from '../../../../shared/ui/turn-mark.tsx';
import type { Announcement } from '../../announcements/api/notices.ts';
import { FirstPicture } from '../../announcements/ui/announcement-pictures.tsx';
import { HtmlBody } from '../../rich-text/ui/html-body.tsx';
import { PromotionDates } from './promotion-dates.tsx';

interface PromotionCardProps {
  entry: Announcement;
  isOpen: boolean;
  onToggle: () => void;
  ref?: Ref<HTMLElement> | undefined;
}

/** Picture with title and dates; expanded, it shows the text and a link to the promotion's own page. */
export function PromotionCard({ entry, isOpen, onToggle, ref }: PromotionCardProps) {
  const t = useText();
  const bodyId = useId();
  return (
    <article ref={ref} className="card card--flush promo">
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
          <span className="promo-picture">
            <FirstPicture entry={entry} />
            <span className="promo-picture__title">{entry.title}</span>
          </span>
          <span className="promo-when">
            <PromotionDates entry={entry} />
            <TurnMark isOpen={isOpen} />
          </span>
        </button>
      </h2>
      <div id={bodyId} className="entry-body" hidden={!isOpen}>
        {isOpen && <HtmlBody html={entry.content} />}
        {isOpen && (
          <ButtonLink
            variant="soft"
            wide
            className="mt-3"
            href={`/m/activityDetail?id=${encodeURIComponent(entry.id)}`}
            aria-label={t('promotions.detailsOf', { title: entry.title })}
          >
            {t('promotions.details')}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
