import { displayMinor, formatMinor } from '@fairlot/money';
import { Button, GameImage, Icon, Switch } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { serverNow } from '../../../shared/clock/clock.ts';
import { formatAmount, formatPercent } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { useIsSettled } from '../../../shared/session/use-session.ts';
import { slashDay } from '../../../shared/i18n/merchant-day.ts';
import { type Offer, offersQuery } from '../api/promotions.ts';
import { decimal } from '../model/decimal.ts';
import { giftOfDeposit } from '../model/deposit-gift.ts';
import { chosenOffer, givesBonus, offersOfDeposit } from '../model/plain-terms.ts';
import { OfferFacts } from './offer-facts.tsx';
import { OtherOffers } from './other-offers.tsx';
import { TermsSheet } from './terms-sheet.tsx';

const DAY_MS = 86_400_000;

interface DepositBonusProps extends Payment {
  offerId: string | null;
  onChange: (offerId: string | null) => void;
}

/** The payment in minor units, and the method's fee; zero until an amount was typed. */
interface Payment {
  paidMinor: bigint;
  feeMinor: bigint;
  currency: string;
}

/**
 * A promotion for the deposit with its terms, before and after it is switched on, and the total that the member
 * receives, shown before the payment.
 */
export function DepositBonus({ offerId, onChange, ...payment }: DepositBonusProps) {
  const { data = [] } = useQuery(offersQuery(useIsSettled()));
  const chosen = chosenOffer(data, offerId);
  const [lastId, setLastId] = useState<string | null>(null);
  const offers = offersOfDeposit(data);
  const shown = chosen ?? offers.find((offer) => offer.offerId === lastId) ?? offers[0];
  // As the server computes it: of the whole payment, also of its fee.
  const { paidMinor } = payment;
  const giftMinor = chosen === undefined || paidMinor === 0n ? 0n : giftOfDeposit(chosen.terms, paidMinor);
  const choose = (id: string | null) => {
    setLastId(id ?? shown?.offerId ?? null);
    onChange(id);
  };
  return (
    <>
      {shown !== undefined && (
        <OfferPart
          offer={shown}
          isOn={shown === chosen}
          isTooSmall={paidMinor > 0n && giftMinor === 0n}
          giftMinor={giftMinor}
          onChange={choose}
          more={<OtherOffers offers={offers} value={shown.offerId} onChange={choose} />}
        />
      )}
      {paidMinor > 0n && <Receive offer={chosen} {...payment} giftMinor={giftMinor} />}
    </>
  );
}

interface OfferPartProps {
  offer: Offer;
  isOn: boolean;
  /** The deposit is smaller than the offer requires. */
  isTooSmall: boolean;
  giftMinor: bigint;
  onChange: (offerId: string | null) => void;
  more: ReactNode;
}

/** The offer with its switch. An offer that the member has joined applies to every deposit and has none. */
function OfferPart({ offer, isOn, isTooSmall, giftMinor, onChange, more }: OfferPartProps) {
  const { t, tag } = useLocaleText();
  const [isOpen, setOpen] = useState(false);
  const { offerId, title, text, terms } = offer;
  return (
    <section className="card mx mt-3 stack" aria-label={title}>
      <div className="row gap-3">
        <span className="bonus-art">
          <GameImage art={{ cat: 'inhouse', id: `offer-${offerId}`, motif: 'coin', pal: 'jade', w: 46, h: 46 }} />
        </span>
        <span className="grow">
          <span className="label block">{title}</span>
          <span className="caption muted block">{text}</span>
        </span>
        {offer.joined ? (
          <Icon name="check" className="brand" />
        ) : (
          <Switch label={title} checked={isOn} onChange={() => onChange(isOn ? null : offerId)} />
        )}
      </div>
      {givesBonus(terms) ? (
        <BonusTerms offer={offer} giftMinor={giftMinor} isOn={isOn} />
      ) : (
        <p className="caption muted">{t(`offers.term.${terms.gift}`)}</p>
      )}
      {isOn && isTooSmall && terms.leastDeposit !== null && (
        <p className="note warning" role="status">
          {t('offers.needsDeposit', { amount: formatAmount(decimal(terms.leastDeposit), tag, { decimals: 0 }) })}
        </p>
      )}
      <div className="row between bonus-links">
        <Button variant="text" size="small" onClick={() => setOpen(true)}>
          {t('offers.terms')}
        </Button>
        {more}
      </div>
      <TermsSheet
        offer={offer}
        open={isOpen}
        onClose={() => setOpen(false)}
        take={null}
        isBusy={false}
        onTake={() => setOpen(false)}
      />
    </section>
  );
}

/** Wagering, period and maximum bet as figures; once the offer is on, also for the typed amount and by game. */
function BonusTerms({ offer: { terms }, giftMinor, isOn }: Pick<OfferPartProps, 'offer' | 'giftMinor' | 'isOn'>) {
  const { t, tag, timeZone } = useLocaleText();
  const { times, days, mostBet, games } = terms.wagering;
  const figures = [
    ...(times > 0 ? [{ label: t('offers.playThrough'), value: t('offers.times', { count: times }) }] : []),
    {
      label: t('offers.until', { date: slashDay(serverNow() + days * DAY_MS, timeZone) }),
      value: t('offers.days', { days }),
    },
    ...(mostBet === null
      ? []
      : [{ label: t('offers.largestBet'), value: formatAmount(decimal(mostBet), tag, { decimals: 0 }) }]),
  ];
  const counting = Object.entries(games)
    .filter(([, percent]) => percent > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([product, percent]) => `${t(`offers.product.${product}`)} ${formatPercent(String(percent), tag)}`);
  return (
    <>
      <OfferFacts facts={figures} className="offer-facts--price" />
      {isOn && (
        <p className="caption muted numeric">
          {times > 0 && giftMinor > 0n && (
            <strong>
              {t('offers.betsBefore', { amount: displayMinor(giftMinor * BigInt(times), { locale: tag }) })}
            </strong>
          )}{' '}
          {t(`offers.term.${terms.money}`)}
          {times > 0 && ` ${t('offers.counts')}: ${counting.join(' · ')}.`}
        </p>
      )}
    </>
  );
}

interface ReceiveProps extends Payment {
  offer: Offer | undefined;
  giftMinor: bigint;
}

/** Payment, fee, bonus and total. A gift that has to be collected is listed but not included. */
function Receive({ offer, paidMinor, feeMinor, giftMinor, currency }: ReceiveProps) {
  const { t, tag } = useLocaleText();
  const amount = (minor: bigint) => formatAmount(formatMinor(minor), tag);
  const isBonus = offer?.terms.gift === 'bonus';
  return (
    <dl className="card mx mt-3 deposit-sum" aria-label={t('offers.receive')}>
      <div>
        <dt>{t('offers.youPay')}</dt>
        <dd className="numeric">{amount(paidMinor)}</dd>
      </div>
      {feeMinor > 0n && (
        <div>
          <dt>{t('offers.fee')}</dt>
          <dd className="numeric ltr">{`\u2212 ${amount(feeMinor)}`}</dd>
        </div>
      )}
      {giftMinor > 0n && (
        <div>
          <dt>{t(isBonus ? 'offers.bonusApart' : 'offers.giftLater')}</dt>
          <dd className="numeric positive ltr">{`+ ${amount(giftMinor)}`}</dd>
        </div>
      )}
      <div className="deposit-sum__total">
        <dt>{t('offers.receive')}</dt>
        <dd className="numeric">{`${amount(paidMinor - feeMinor + (isBonus ? giftMinor : 0n))} ${currency}`}</dd>
      </div>
    </dl>
  );
}
