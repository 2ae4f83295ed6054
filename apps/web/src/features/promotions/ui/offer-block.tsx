import { Button, ButtonLink, useToast } from '@fairlot/ui';
import { useState } from 'react';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import type { Offer, Taken } from '../api/promotions.ts';
import { factsOf, reasonText, waitsForDeposit } from '../model/plain-terms.ts';
import { useOffer } from '../model/use-offer.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { PacketSheet } from './packet-sheet.tsx';
import { TermsSheet } from './terms-sheet.tsx';
import { WheelSheet } from './wheel-sheet.tsx';

type Shown = 'terms' | 'take' | 'leave' | null;

/** Benefits and conditions of an offer, whether the member can join, and the button to join. */
export function OfferBlock({ offer }: { offer: Offer }) {
  const { t, tag } = useLocaleText();
  const toast = useToast();
  const [shown, setShown] = useState<Shown>(null);
  const [packet, setPacket] = useState<Taken | null>(null);
  const [spun, setSpun] = useState<Taken | null>(null);
  const isWheel = offer.kind === 'wheel';
  const { take, leave, isBusy } = useOffer(offer, (taken) => {
    if (isWheel) return setSpun(taken);
    setShown(null);
    if (taken.packet !== null) return setPacket(taken);
    if (taken.amount === null) return toast.success(t('offers.joined'));
    const amount = `${formatAmount(taken.amount, tag)} ${offer.asset}`;
    toast.success(t(taken.gift === 'bonus' ? 'offers.given' : 'offers.collect', { amount }));
  });
  const close = () => setShown(null);
  const begin = () => {
    // The page may still show the spin of the previous period.
    setSpun(null);
    setShown('take');
  };
  return (
    <div className="stack offer">
      <p className="muted">{offer.text}</p>
      <OfferFacts facts={factsOf(offer, t, tag)} />
      {offer.reason === null && <p className="caption muted">{t('offers.eligible')}</p>}
      {offer.reason !== null && offer.reason !== 'visitor' && <p className="note">{reasonText(offer.reason, t)}</p>}
      <div className="offer-actions">
        <Act offer={offer} onTake={begin} onLeave={() => setShown('leave')} />
        <Button variant="neutral" size="large" onClick={() => setShown('terms')}>
          {t('offers.terms')}
        </Button>
      </div>
      <TermsSheet
        offer={offer}
        open={shown === 'terms' || (shown === 'take' && !isWheel)}
        onClose={close}
        take={shown === 'take' ? t(wordOf(offer)) : null}
        isBusy={isBusy}
        onTake={() => take()}
      />
      {isWheel && (
        <WheelSheet
          offer={offer}
          open={shown === 'take'}
          onClose={close}
          taken={spun}
          isBusy={isBusy}
          onSpin={() => take()}
        />
      )}
      <LeaveDialog
        offer={offer}
        open={shown === 'leave'}
        isBusy={isBusy}
        onClose={close}
        onLeave={() => leave(undefined, { onSettled: close })}
      />
      <PacketSheet offer={offer} taken={packet} onClose={() => setPacket(null)} />
    </div>
  );
}

const WORDS: Readonly<Partial<Record<Offer['kind'], string>>> = {
  firstDeposit: 'offers.join',
  reload: 'offers.join',
  cashback: 'offers.join',
  rebate: 'offers.join',
  redPacket: 'offers.open',
  wheel: 'offers.spin',
};

function wordOf({ kind }: Offer): string {
  return WORDS[kind] ?? 'offers.get';
}

function Act({ offer, onTake, onLeave }: { offer: Offer; onTake: () => void; onLeave: () => void }) {
  const t = useText();
  const isOver = offer.reason === 'ended';
  if (offer.reason === 'visitor')
    return (
      <ButtonLink variant="fill" size="large" href="/m/login">
        {t('offers.login')}
      </ButtonLink>
    );
  if (offer.joined)
    return (
      <>
        {waitsForDeposit(offer) && !isOver && (
          <ButtonLink variant="fill" size="large" href={`/m/voucherCenter?offerId=${offer.offerId}`}>
            {t('offers.deposit')}
          </ButtonLink>
        )}
        {(offer.kind === 'cashback' || offer.kind === 'rebate') && (
          <ButtonLink variant="fill" size="large" href="/m/member/cashback">
            {t('cashback.title')}
          </ButtonLink>
        )}
        {!isOver && (
          <Button variant="neutral" size="large" onClick={onLeave}>
            {t('offers.leave')}
          </Button>
        )}
      </>
    );
  if (isOver) return null;
  return (
    <Button variant="fill" size="large" disabled={!offer.eligible} onClick={onTake}>
      {t(wordOf(offer))}
    </Button>
  );
}
