import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsSettled } from '../../../shared/session/use-session.ts';
import { PromoDates } from '../../../shared/ui/promo-card.tsx';
import { offersQuery } from '../api/promotions.ts';
import { OfferBlock } from './offer-block.tsx';
import { OfferCard } from './offer-card.tsx';

/** Offers without a promotion page, listed among the promotions. */
export function OfferList() {
  const { data = [] } = useQuery(offersQuery(useIsSettled()));
  const [openId, setOpenId] = useState<string | null>(null);
  return data
    .filter(({ announcementId }) => announcementId === null)
    .map((offer) => (
      <OfferCard
        key={offer.offerId}
        offer={offer}
        isOpen={openId === offer.offerId}
        onToggle={() => setOpenId(openId === offer.offerId ? null : offer.offerId)}
      />
    ));
}

/** The offers that belong to a promotion of the content. */
export function OffersOf({ announcementId }: { announcementId: string }) {
  const { data = [] } = useQuery(offersQuery(useIsSettled()));
  return data
    .filter((offer) => offer.announcementId === announcementId)
    .map((offer) => (
      <div key={offer.offerId} className="stack">
        {/* The article has its own dates; an offer in it may start or end on other days. */}
        {offer.terms.endsAt !== null && <PromoDates {...offer.terms} />}
        <OfferBlock offer={offer} />
      </div>
    ));
}
