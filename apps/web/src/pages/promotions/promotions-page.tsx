import { Empty, useIsHydrating } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Notices } from '../../features/content/announcements/api/notices.ts';
import { FirstPicture } from '../../features/content/announcements/ui/announcement-pictures.tsx';
import { promotionsQuery } from '../../features/content/promotions/api/promotions.ts';
import { bannersQuery } from '../../features/content/banners/api/banners-query.ts';
import { Banners } from '../../features/content/banners/ui/banners.tsx';
import { CategoryMenu } from '../../features/content/promotions/ui/category-menu.tsx';
import { HtmlBody } from '../../features/content/rich-text/ui/html-body.tsx';
import { type Offer, offersQuery } from '../../features/promotions/api/promotions.ts';
import { CodeForm } from '../../features/promotions/ui/code-form.tsx';
import { OfferList } from '../../features/promotions/ui/offer-list.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { useIsSettled } from '../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';
import { PromoCard } from '../../shared/ui/promo-card.tsx';

const BANNERS = 'm_promotion';

/** Promotions by category; `id` in the address opens one and scrolls it into view. */
export default function PromotionsPage() {
  const isSettled = useIsSettled();
  const [isServed] = useState(useIsHydrating());
  const { id } = useSearchParams();
  const { data, error, isError, refetch } = useQuery({ ...promotionsQuery(), enabled: isSettled });
  const { isLoading: hasNoBanners } = useQuery(bannersQuery(BANNERS));
  const { data: offers, isLoading: hasNoOffers } = useQuery(offersQuery(isSettled));
  if (data === undefined && isError) return <FailedPart error={error} onRetry={() => void refetch()} />;
  // Banners and offers are above the promotions, so they appear together, except on the page that the server sent.
  if (data === undefined || (!isServed && (hasNoBanners || hasNoOffers))) return <LoadingRows shape="card" />;
  return (
    <>
      <Banners group={BANNERS} />
      <Promotions key={id} lists={data} wantedId={id ?? null} offers={offers} />
      <div className="padded mt-3">
        <CodeForm />
      </div>
    </>
  );
}

interface PromotionsProps {
  lists: Notices;
  wantedId: string | null;
  /** The offers, some of them listed above the promotions; undefined until they are known. */
  offers: readonly Offer[] | undefined;
}

function Promotions({ lists, wantedId, offers }: PromotionsProps) {
  const t = useText();
  const [category, setCategory] = useState<string | null>(null);
  const [openId, setOpenId] = useState(wantedId);
  const wanted = useRef<HTMLElement>(null);
  const hasOffers = offers !== undefined;
  const hasWanted = lists.promotion.some(({ id }) => id === wantedId);
  // Runs after the router has scrolled the page to its top, and again when the offers have moved the promotion down.
  useEffect(() => {
    const timer = hasWanted ? setTimeout(() => wanted.current?.scrollIntoView({ block: 'start' }), 0) : undefined;
    return () => clearTimeout(timer);
  }, [hasWanted, hasOffers]);
  const hasNone = offers?.every(({ announcementId }) => announcementId !== null) === true;
  const shown = lists.promotion.filter(
    ({ promoAnnouncementCategoryIds }) => category === null || promoAnnouncementCategoryIds.includes(category),
  );
  return (
    <>
      {lists.promotionCategories.length > 0 && (
        <CategoryMenu categories={lists.promotionCategories} value={category} onChange={setCategory} />
      )}
      <div className="padded column gap-3 mt-3">
        {category === null && <OfferList />}
        {shown.map((entry) => (
          <PromoCard
            key={entry.id}
            ref={entry.id === wantedId ? wanted : undefined}
            title={entry.title}
            picture={<FirstPicture entry={entry} />}
            startsAt={entry.startDate}
            endsAt={entry.noExpiry === 1 ? null : entry.endDate}
            href={`/m/activityDetail?id=${encodeURIComponent(entry.id)}`}
            isOpen={openId === entry.id}
            onToggle={() => setOpenId(openId === entry.id ? null : entry.id)}
          >
            <HtmlBody html={entry.content} />
          </PromoCard>
        ))}
        {shown.length === 0 && (category !== null || hasNone) && (
          <Empty title={t('promotions.none')} hint={t('promotions.noneHint')} />
        )}
      </div>
    </>
  );
}
