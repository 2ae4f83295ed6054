import { Empty } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useIsSettled } from '../../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../../shared/ui/list-states.tsx';
import { PromoDates } from '../../../shared/ui/promo-card.tsx';
import { offersQuery } from '../api/promotions.ts';
import { OddsTable } from './odds-table.tsx';
import { OfferBlock } from './offer-block.tsx';
import { TermsList } from './terms-list.tsx';

/** An offer on its own page with all its terms, or the reason why there is none. */
export function OneOffer({ offerId }: { offerId: string }) {
  const t = useText();
  const { data, error, isError, refetch } = useQuery(offersQuery(useIsSettled()));
  if (data === undefined)
    return isError ? (
      <FailedPart error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingRows count={2} shape="card" />
    );
  const offer = data.find((one) => one.offerId === offerId);
  if (offer === undefined) return <Empty title={t('content.gone')} hint={t('content.goneHint')} />;
  return (
    <article className="card mx mt-3 stack">
      <h2 className="h1">{offer.title}</h2>
      <p>
        <PromoDates {...offer.terms} />
      </p>
      <OfferBlock offer={offer} />
      <TermsList offer={offer} />
      {offer.terms.wheel !== undefined && <OddsTable offer={offer} />}
    </article>
  );
}
