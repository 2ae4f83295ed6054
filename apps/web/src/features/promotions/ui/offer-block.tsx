import { Button, ButtonLink, useToast } from '@fairlot/ui';
import { useState } from 'react';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { Offer, Taken } from '../api/promotions.ts';
import { factsOf, reasonText } from '../model/plain-terms.ts';
import { useOffer } from '../model/use-offer.ts';
import { PacketSheet } from './packet-sheet.tsx';
import { TermsSheet } from './terms-sheet.tsx';

/** What an offer brings and asks for, whether the member can take it, and taking it. */
export function OfferBlock({ offer }: { offer: Offer }) {
  const t = useText();
  const { tag } = useLocale();
  const toast = useToast();
  const [isReading, setReading] = useState(false);
  const [packet, setPacket] = useState<Taken | null>(null);
  const { take, leave, isBusy } = useOffer(offer.offerId, (taken) => {
    if (taken.packet !== null) return setPacket(taken);
    if (taken.amount === null) return toast.success(t('offers.joined'));
    const amount = `${formatAmount(taken.amount, tag)} ${offer.asset}`;
    toast.success(t(taken.gift === 'bonus' ? 'offers.given' : 'offers.collect', { amount }));
  });
  return (
    <div className="stack offer">
      <p>{offer.text}</p>
      <dl className="offer-facts">
        {factsOf(offer, t, tag).map(({ label, value }) => (
          <div key={label} className="offer-fact">
            <dt className="caption muted">{label}</dt>
            <dd className="numeric bold">{value}</dd>
          </div>
        ))}
      </dl>
      {offer.reason !== null && offer.reason !== 'visitor' && <p className="note">{reasonText(offer.reason, t)}</p>}
      <div className="offer-actions">
        <Act offer={offer} isBusy={isBusy} onTake={() => take()} onLeave={() => leave()} />
        <Button variant="neutral" size="large" onClick={() => setReading(true)}>
          {t('offers.terms')}
        </Button>
      </div>
      <TermsSheet offer={offer} open={isReading} onClose={() => setReading(false)} />
      <PacketSheet offer={offer} taken={packet} onClose={() => setPacket(null)} />
    </div>
  );
}

const WAITS_FOR_DEPOSIT: readonly Offer['kind'][] = ['firstDeposit', 'reload'];
const WORDS: Readonly<Partial<Record<Offer['kind'], string>>> = {
  firstDeposit: 'offers.join',
  reload: 'offers.join',
  cashback: 'offers.join',
  rebate: 'offers.join',
  redPacket: 'offers.open',
  wheel: 'offers.spin',
};

interface ActProps {
  offer: Offer;
  isBusy: boolean;
  onTake: () => void;
  onLeave: () => void;
}

function Act({ offer, isBusy, onTake, onLeave }: ActProps) {
  const t = useText();
  if (offer.reason === 'visitor')
    return (
      <ButtonLink variant="fill" size="large" href="/m/login">
        {t('offers.login')}
      </ButtonLink>
    );
  if (offer.joined && WAITS_FOR_DEPOSIT.includes(offer.kind))
    return (
      <ButtonLink variant="fill" size="large" href={`/m/voucherCenter?offerId=${offer.offerId}`}>
        {t('offers.deposit')}
      </ButtonLink>
    );
  if (offer.joined)
    return (
      <Button variant="neutral" size="large" busy={isBusy} onClick={onLeave}>
        {t('offers.leave')}
      </Button>
    );
  return (
    <Button variant="fill" size="large" busy={isBusy} disabled={!offer.eligible} onClick={onTake}>
      {t(WORDS[offer.kind] ?? 'offers.get')}
    </Button>
  );
}
