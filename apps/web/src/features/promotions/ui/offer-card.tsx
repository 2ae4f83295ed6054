import { type ArtOptions, ButtonLink, GameImage } from '@fairlot/ui';
import { useId } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { TurnMark } from '../../../shared/ui/turn-mark.tsx';
import { useIsRtl } from '../../site/model/use-is-rtl.ts';
import type { Offer } from '../api/promotions.ts';
import { offerPath } from '../model/offer-path.ts';
import { OfferBlock } from './offer-block.tsx';
import { OfferDates } from './offer-dates.tsx';

type Look = Pick<ArtOptions, 'motif' | 'pal'>;
const LOOKS: Readonly<Partial<Record<Offer['kind'], Look>>> = {
  firstDeposit: { motif: 'coin', pal: 'jade' },
  reload: { motif: 'coin', pal: 'amber' },
  cashback: { motif: 'chip', pal: 'cobalt' },
  rebate: { motif: 'chip', pal: 'aqua' },
  redPacket: { motif: 'packet', pal: 'coral' },
  wheel: { motif: 'wheel', pal: 'berry' },
};
const OTHER: Look = { motif: 'star', pal: 'cobalt' };

/** An offer among the promotions: picture with the title; expanded, it shows everything. */
export function OfferCard({ offer, isOpen, onToggle }: { offer: Offer; isOpen: boolean; onToggle: () => void }) {
  const t = useText();
  const isRtl = useIsRtl();
  const bodyId = useId();
  return (
    <article className="card card--flush promo">
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
          <span className="promo-picture">
            <GameImage
              art={{
                cat: 'inhouse',
                field: 'rays',
                w: 360,
                h: 150,
                fx: isRtl ? 0.22 : 0.78,
                id: `offer-${offer.offerId}`,
                ...(LOOKS[offer.kind] ?? OTHER),
              }}
            />
            <span className="promo-picture__title">{offer.title}</span>
          </span>
          <span className="promo-when">
            <OfferDates terms={offer.terms} />
            <TurnMark isOpen={isOpen} />
          </span>
        </button>
      </h2>
      <div id={bodyId} className="entry-body" hidden={!isOpen}>
        {isOpen && <OfferBlock offer={offer} />}
        {isOpen && (
          <ButtonLink
            variant="soft"
            wide
            className="mt-3"
            href={offerPath(offer.offerId)}
            aria-label={t('promotions.detailsOf', { title: offer.title })}
          >
            {t('promotions.details')}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
