import { Button } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Loaded } from '../../parts/states.tsx';
import { ownText } from '../../shared/language.ts';
import { usePageName } from '../../shared/page-name.ts';
import type { PageProps } from '../../shared/section.ts';
import { useAddressPart } from '../../shared/use-address-part.ts';
import { useLoad } from '../../shared/use-load.ts';
import { type Offer, promotionsApi } from './api.ts';
import { draftOf, EMPTY } from './offer-draft.ts';
import { OfferForm, type OfferFormProps } from './offer-form.tsx';
import { TemplatePicker } from './templates/template-picker.tsx';
import { draftFrom, TEMPLATE_KEYS, type TemplateKey } from './templates/drafts.ts';
import { OfferState } from './offer-state.tsx';
import { OfferReport } from './offer-report.tsx';
import { promotionsTexts as texts } from './texts.ts';

/** The offer in the address, or a new one. */
export function OfferPage({ operator, search, onGo }: PageProps) {
  const id = new URLSearchParams(search).get('id');
  // The address of the offer whose approval was requested.
  const [asked, setAsked] = useState<string | null>(null);
  const own = {
    canWrite: operator.permissions.includes('promotions.write'),
    onKept: () => onGo('offers'),
    onAsked: () => setAsked(search),
  };
  if (asked === search) return <Asked onList={own.onKept} />;
  return id === null ? <NewOffer {...own} /> : <Kept key={id} id={id} {...own} />;
}

type OwnProps = Pick<OfferFormProps, 'canWrite' | 'onKept' | 'onAsked'>;

/** Shown after the request for an approval. */
function Asked({ onList }: { onList: () => void }) {
  return (
    <section className="card">
      <p role="status">{texts.asked}</p>
      <Button onClick={onList}>{texts.offers}</Button>
    </section>
  );
}

/** A new offer, empty or from a template. */
function NewOffer(own: OwnProps) {
  const [template, setTemplate] = useAddressPart('template');
  const chosen: TemplateKey | null = TEMPLATE_KEYS.find((key) => key === template) ?? null;
  const { data: basis } = useQuery({
    queryKey: ['offer-basis'],
    queryFn: ({ signal }) => promotionsApi.basis(signal),
  });
  const isFilled = chosen !== null && basis !== undefined;
  return (
    <>
      {basis === undefined ? null : <TemplatePicker basis={basis} chosen={chosen} onChoose={setTemplate} />}
      <OfferForm
        // Mounted again once the amounts of the template are known.
        key={`${chosen} ${isFilled}`}
        offer={null}
        initial={isFilled ? draftFrom(chosen, basis) : EMPTY}
        isReady={isFilled && (basis.first ?? basis.later) !== null}
        {...own}
      />
    </>
  );
}

function Kept({ id, ...own }: { id: string } & OwnProps) {
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => promotionsApi.offer(id, signal), [id]));
  return (
    <Loaded state={state} onRetry={reload} onList={own.onKept}>
      {(offer) => (
        <>
          <Named offer={offer} />
          <p className="row">
            <OfferState state={offer.state} />
            {offer.publishedVersion > 0 && offer.isChanged && <span className="muted">{texts.waitsForApproval}</span>}
          </p>
          {offer.publishedVersion > 0 && <OfferReport offer={offer} />}
          <OfferForm
            offer={offer}
            initial={draftOf(offer)}
            {...own}
            canWrite={own.canWrite && offer.state !== 'ended'}
          />
        </>
      )}
    </Loaded>
  );
}

/** Uses the offer's own title as the page heading. */
function Named({ offer: { texts: words } }: { offer: Offer }) {
  usePageName(ownText(words)?.title ?? texts.editOffer);
  return null;
}
