import { useCallback } from 'react';
import { Loaded } from '../../parts/states.tsx';
import type { PageProps } from '../../shared/section.ts';
import { useLoad } from '../../shared/use-load.ts';
import { promotionsApi } from './api.ts';
import { draftOf, EMPTY } from './offer-draft.ts';
import { OfferForm } from './offer-form.tsx';
import { OfferReport } from './offer-report.tsx';

/** One offer that the address names, or a new one. */
export function OfferPage({ operator, search, onGo }: PageProps) {
  const id = new URLSearchParams(search).get('id');
  const canWrite = operator.permissions.includes('promotions.write');
  if (id === null)
    return <OfferForm offerId={null} initial={EMPTY} canWrite={canWrite} onKept={() => onGo('offers')} />;
  return <Kept key={id} id={id} canWrite={canWrite} onKept={() => onGo('offers')} />;
}

function Kept({ id, canWrite, onKept }: { id: string; canWrite: boolean; onKept: () => void }) {
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => promotionsApi.offer(id, signal), [id]));
  return (
    <Loaded state={state} onRetry={reload}>
      {(offer) => (
        <>
          {offer.version > 0 && <OfferReport offer={offer} />}
          <OfferForm
            offerId={id}
            initial={draftOf(offer)}
            canWrite={canWrite && offer.state !== 'ended'}
            onKept={onKept}
          />
        </>
      )}
    </Loaded>
  );
}
