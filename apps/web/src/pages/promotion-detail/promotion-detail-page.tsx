import { ButtonLink } from '@fairlot/ui';
import { Pictures } from '../../features/content/announcements/ui/announcement-pictures.tsx';
import { HtmlBody } from '../../features/content/rich-text/ui/html-body.tsx';
import { OneEntry } from '../../features/content/announcements/ui/one-entry.tsx';
import { offerIdOf } from '../../features/promotions/model/offer-path.ts';
import { OffersOf } from '../../features/promotions/ui/offer-list.tsx';
import { OneOffer } from '../../features/promotions/ui/one-offer.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { PromoDates } from '../../shared/ui/promo-card.tsx';

/** One promotion on its own page: a promotion from the content pages, or an offer without a content page. */
export default function PromotionDetailPage() {
  const { id = '' } = useSearchParams();
  const offerId = offerIdOf(id);
  return offerId === undefined ? <ContentPromotion /> : <OneOffer offerId={offerId} />;
}

function ContentPromotion() {
  const t = useText();
  return (
    <OneEntry>
      {(entry) => (
        <article className="card mx mt-3 stack">
          <Pictures entry={entry} />
          <h2 className="h1">{entry.title}</h2>
          <p>
            <PromoDates startsAt={entry.startDate} endsAt={entry.noExpiry === 1 ? null : entry.endDate} />
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
