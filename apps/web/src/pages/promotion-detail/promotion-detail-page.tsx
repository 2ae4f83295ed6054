import { ButtonLink } from '@fairlot/ui';
import { Pictures } from '../../features/content/announcements/ui/announcement-pictures.tsx';
import { HtmlBody } from '../../features/content/rich-text/ui/html-body.tsx';
import { OneEntry } from '../../features/content/announcements/ui/one-entry.tsx';
import { PromotionDates } from '../../features/content/promotions/ui/promotion-dates.tsx';
import { OffersOf } from '../../features/promotions/ui/offer-list.tsx';
import { useText } from '../../shared/i18n/use-text.ts';

/** One promotion on a page of its own. */
export default function PromotionDetailPage() {
  const t = useText();
  return (
    <OneEntry>
      {(entry) => (
        <article className="card mx mt-3 stack">
          <Pictures entry={entry} />
          <h2 className="h1">{entry.title}</h2>
          <p>
            <PromotionDates entry={entry} />
          </p>
          <HtmlBody html={entry.content} />
          <OffersOf announcementId={entry.id} />
          {entry.takesApplications && (
            <ButtonLink variant="fill" size="large" wide href={`/m/activityNew?id=${encodeURIComponent(entry.id)}`}>
              {t('application.apply')}
            </ButtonLink>
          )}
        </article>
      )}
    </OneEntry>
  );
}
