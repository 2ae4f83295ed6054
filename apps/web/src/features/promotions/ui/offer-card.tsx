import { type ArtOptions, GameImage } from '@fairlot/ui';
import { PromoCard } from '../../../shared/ui/promo-card.tsx';
import { useIsRtl } from '../../site/model/use-is-rtl.ts';
import type { Offer } from '../api/promotions.ts';
import { offerPath } from '../model/offer-path.ts';
import { OfferBlock } from './offer-block.tsx';

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
  const isRtl = useIsRtl();
  const { offerId, kind, title, terms } = offer;
  const art: ArtOptions = {
    cat: 'inhouse',
    field: 'rays',
    w: 360,
    h: 150,
    fx: isRtl ? 0.22 : 0.78,
    id: `offer-${offerId}`,
    ...(LOOKS[kind] ?? OTHER),
  };
  return (
    <PromoCard
      title={title}
      picture={<GameImage art={art} />}
      startsAt={terms.startsAt}
      endsAt={terms.endsAt}
      href={offerPath(offerId)}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <OfferBlock offer={offer} />
    </PromoCard>
  );
}
