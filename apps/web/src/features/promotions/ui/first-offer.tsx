import { ButtonLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { useIsSettled } from '../../../shared/session/use-session.ts';
import { type Offer, offersQuery } from '../api/promotions.ts';
import { decimal } from '../model/decimal.ts';
import { givesBonus, offersOfDeposit } from '../model/plain-terms.ts';

/** The deposit page starts with the first amount that its payment method suggests. */
const SUGGESTED = 'suggested';

/** The first deposit with the terms of its bonus, or without a bonus. Reads texts of the group `start`. */
export function FirstOffer() {
  const t = useText();
  const { data = [], isPending } = useQuery(offersQuery(useIsSettled()));
  const offer = offersOfDeposit(data)[0];
  if (isPending) return null;
  if (offer === undefined)
    return (
      <ButtonLink variant="fill" wide href={`/m/voucherCenter?amount=${SUGGESTED}`}>
        {t('start.money')}
      </ButtonLink>
    );
  const { leastDeposit } = offer.terms;
  const amount = leastDeposit === null ? SUGGESTED : decimal(leastDeposit);
  return (
    <section className="first-offer" aria-label={offer.title}>
      <p className="label">{offer.title}</p>
      <p className="caption muted">{offer.text}</p>
      {givesBonus(offer.terms) && <Terms terms={offer.terms} />}
      <div className="first-offer__ways">
        <ButtonLink variant="fill" className="grow" href={`/m/voucherCenter?offerId=${offer.offerId}&amount=${amount}`}>
          {t('start.money')}
        </ButtonLink>
        {!offer.joined && (
          <ButtonLink variant="neutral" href={`/m/voucherCenter?amount=${amount}`}>
            {t('start.noBonus')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function Terms({ terms: { wagering } }: Pick<Offer, 'terms'>) {
  const { t, tag } = useLocaleText();
  const { times, days, mostBet } = wagering;
  const figures = [
    ...(times > 0 ? [{ label: t('start.toPlay'), value: `${times}×` }] : []),
    { label: t('start.toDoIt'), value: t('start.days', { days }) },
    ...(mostBet === null
      ? []
      : [{ label: t('start.largestBet'), value: formatAmount(decimal(mostBet), tag, { decimals: 0 }) }]),
  ];
  return (
    <dl className="first-offer__terms">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="caption muted">{label}</dt>
          <dd className="numeric bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
