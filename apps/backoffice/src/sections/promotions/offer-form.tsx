import { createOffer } from '@fairlot/contract/promotions/desk';
import { Button } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ReasonField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { emptyTexts } from '../../form/text-languages.ts';
import { useContractForm } from '../../form/use-contract-form.ts';
import { ErrorLine } from '../../parts/states.tsx';
import { messageOf } from '../../shared/message-of.ts';
import { common } from '../../shared/common-texts.ts';
import { type Offer, promotionsApi, type Trial } from './api.ts';
import { OfferCost } from './offer-cost.tsx';
import { tooExact, type Draft, termsOf, writtenOf } from './offer-draft.ts';
import { OfferFields } from './offer-fields.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { promotionsTexts as texts } from './texts.ts';
import { useKeepOffer } from './use-keep-offer.ts';
import './promotions.css';

const TRIED_DAYS = 56;

export interface OfferFormProps {
  /** The offer to change; null for a new one. */
  offer: Pick<Offer, 'id' | 'version' | 'publishedVersion'> | null;
  initial: Draft;
  canWrite: boolean;
  /** From a template: its cost is estimated immediately, and it can be sent for approval. */
  isReady?: boolean;
  /** The draft was saved. */
  onKept: () => void;
  /** The draft was saved, and its approval requested. */
  onAsked: () => void;
}

/** Reports languages with only a title or only a text, which would otherwise be dropped silently. */
function halfWritten({ texts: written }: Pick<Draft, 'texts'>): string | false {
  const half = Object.entries(written).filter(([, { title, text }]) => (title.trim() === '') !== (text.trim() === ''));
  return half.length > 0 && texts.halfWritten(half.map(([language]) => language).join(', '));
}

/** Form for an offer, with its estimated cost and a preview on a phone. */
export function OfferForm({ offer, initial, canWrite, isReady = false, onKept, onAsked }: OfferFormProps) {
  const [language, setLanguage] = useState('EN');
  const { tried, error, tryOut } = useTrial();
  const form = useContractForm({
    call: createOffer,
    draft: { ...withLanguages(initial), reason: '' },
    names: { least: 'leastShare', rounds: 'gameId', 'rounds.days': 'roundDays', 'rounds.count': 'rounds' },
    check: (typed) => ({
      '': canWrite ? halfWritten(typed) : texts.readOnly,
      ...Object.fromEntries(tooExact(typed).map((name) => [name, texts.twoDecimals])),
    }),
    toBody: ({ reason, ...written }) => ({ ...writtenOf(written), reason: reason.trim() }),
  });
  const draft = form.values;
  const { keep, ask } = useKeepOffer(offer, onKept, onAsked);
  const first = useQuery({
    queryKey: ['offer-trial', initial],
    queryFn: () => promotionsApi.tryOut(trialOf(initial)),
    enabled: isReady,
    retry: false,
    staleTime: Infinity,
  });
  return (
    <div className="offer-editor">
      <section>
        <h2>{offer === null ? texts.newOffer : texts.editOffer}</h2>
        <p className="offer-about">{texts.fixedHint}</p>
        <Form
          form={form}
          submit={isReady ? common.requestApproval : texts.keep}
          onSend={isReady ? ask : keep}
          beside={(sendBy) => (
            <Button onClick={() => sendBy(isReady ? keep : ask)}>
              {isReady ? texts.keep : common.requestApproval}
            </Button>
          )}
        >
          <OfferFields
            form={form}
            isPublished={offer !== null && offer.publishedVersion > 0}
            onLanguage={setLanguage}
          />
          <OfferCost
            tried={tried ?? first.data ?? null}
            terms={termsOf(draft)}
            budget={draft.budget.trim()}
            onBudget={(budget) => form.set({ budget })}
            onTry={() => void tryOut(draft)}
          />
          <ErrorLine message={error} />
          <section className="card">
            <ReasonField at={form.at('reason')} />
          </section>
        </Form>
      </section>
      <OfferPreview draft={draft} language={language} />
    </div>
  );
}

/** The estimate that was requested last. */
function useTrial() {
  const [{ tried, error }, setShown] = useState<{ tried: Trial | null; error: string | null }>({
    tried: null,
    error: null,
  });
  const latest = useRef(0);
  const tryOut = async (draft: Draft) => {
    latest.current += 1;
    const turn = latest.current;
    const next = await promotionsApi.tryOut(trialOf(draft)).then(
      (trial) => ({ tried: trial, error: null }),
      (failure: unknown) => ({ tried: null, error: messageOf(failure) }),
    );
    // The estimate of earlier terms may arrive after that of later ones.
    if (turn === latest.current) setShown(next);
  };
  return { tried, error, tryOut };
}

function trialOf(draft: Draft): Parameters<typeof promotionsApi.tryOut>[0] {
  const budget = draft.kind === 'redPacket' ? { budget: writtenOf(draft).budget } : {};
  return { kind: draft.kind, terms: termsOf(draft), days: TRIED_DAYS, ...budget };
}

function withLanguages(draft: Draft): Draft {
  return { ...draft, texts: { ...emptyTexts(), ...draft.texts } };
}
