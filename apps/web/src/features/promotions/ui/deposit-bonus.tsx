import { displayMinor, formatMinor } from '@fairlot/money';
import { Button } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '../../../shared/clock/clock.ts';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useIsSettled } from '../../../shared/session/use-session.ts';
import { slashDay } from '../../content/promotions/model/dates.ts';
import { type Offer, offersQuery } from '../api/promotions.ts';
import { decimal } from '../model/decimal.ts';
import { giftOfDeposit } from '../model/deposit-gift.ts';
import { chosenOffer, givesBonus } from '../model/plain-terms.ts';
import { CountingGames } from './counting-games.tsx';
import { TermsSheet } from './terms-sheet.tsx';

const DAY_MS = 86_400_000;

interface DepositBonusProps {
  offerId: string | null;
  /** The payment in minor units, and the method's fee; zero until an amount was typed. */
  paidMinor: bigint;
  feeMinor: bigint;
  currency: string;
}

/** The terms of the deposit's bonus, and the total that the member receives, shown before the payment. */
export function DepositBonus({ offerId, paidMinor, feeMinor, currency }: DepositBonusProps) {
  const t = useText();
  const { tag } = useLocale();
  const { data = [] } = useQuery(offersQuery(useIsSettled()));
  const [isOpen, setOpen] = useState(false);
  const offer = chosenOffer(data, offerId);
  if (offer === undefined) return null;
  const creditedMinor = paidMinor > feeMinor ? paidMinor - feeMinor : 0n;
  const giftMinor = creditedMinor === 0n ? 0n : giftOfDeposit(offer.terms, creditedMinor);
  const { leastDeposit, gift } = offer.terms;
  const isTooSmall = creditedMinor > 0n && giftMinor === 0n && leastDeposit !== null;
  return (
    <>
      <section className="card mx mt-3 stack" aria-label={offer.title}>
        {givesBonus(offer.terms) ? (
          <BonusTerms offer={offer} giftMinor={giftMinor} />
        ) : (
          <p className="caption muted">{t(`offers.term.${gift}`)}</p>
        )}
        {isTooSmall && (
          <p className="note warning" role="status">
            {t('offers.needsDeposit', { amount: formatAmount(decimal(leastDeposit), tag, { decimals: 0 }) })}
          </p>
        )}
        <Button variant="text" size="small" onClick={() => setOpen(true)}>
          {t('offers.terms')}
        </Button>
      </section>
      {giftMinor > 0n && <Receive offer={offer} {...{ paidMinor, feeMinor, giftMinor, currency }} />}
      <TermsSheet
        offer={offer}
        open={isOpen}
        onClose={() => setOpen(false)}
        take={null}
        isBusy={false}
        onTake={() => setOpen(false)}
      />
    </>
  );
}

/** Wagering, period and maximum bet as figures, then the same for the typed amount. */
function BonusTerms({ offer: { terms }, giftMinor }: { offer: Offer; giftMinor: bigint }) {
  const t = useText();
  const { tag, timeZone } = useLocale();
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
  return (
    <>
      <dl className="offer-facts">
        {figures.map(({ label, value }) => (
          <div key={label} className="offer-fact">
            <dt className="caption muted">{label}</dt>
            <dd className="numeric bold">{value}</dd>
          </div>
        ))}
      </dl>
      {times > 0 && giftMinor > 0n && (
        <p className="numeric">
          {t('offers.betsBefore', { amount: displayMinor(giftMinor * BigInt(times), { locale: tag }) })}
        </p>
      )}
      <p className="caption muted">{t(`offers.term.${terms.money}`)}</p>
      {times > 0 && <CountingGames games={Object.entries(games)} />}
    </>
  );
}

interface ReceiveProps extends Omit<DepositBonusProps, 'offerId'> {
  offer: Offer;
  giftMinor: bigint;
}

/** Payment, fee, bonus and total. A gift that has to be collected is listed but not included. */
function Receive({ offer, paidMinor, feeMinor, giftMinor, currency }: ReceiveProps) {
  const t = useText();
  const { tag } = useLocale();
  const amount = (minor: bigint) => formatAmount(formatMinor(minor), tag);
  const isBonus = offer.terms.gift === 'bonus';
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
      <div>
        <dt>{t(isBonus ? 'offers.bonusApart' : 'offers.giftLater')}</dt>
        <dd className="numeric positive ltr">{`+ ${amount(giftMinor)}`}</dd>
      </div>
      <div className="deposit-sum__total">
        <dt>{t('offers.receive')}</dt>
        <dd className="numeric">{`${amount(paidMinor - feeMinor + (isBonus ? giftMinor : 0n))} ${currency}`}</dd>
      </div>
    </dl>
  );
}
