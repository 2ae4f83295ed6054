import { createOffer } from '@fairlot/contract/promotions/desk';
import { useState } from 'react';
import { LinesField, ReasonField, SelectField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { LanguageFields } from '../../form/language-fields.tsx';
import { optionsOf } from '../../form/options-of.ts';
import { emptyTexts } from '../../form/text-languages.ts';
import { useContractForm } from '../../form/use-contract-form.ts';
import { messageOf } from '../../shared/message-of.ts';
import { promotionsApi } from './api.ts';
import { triedWords } from './dry-run-words.ts';
import { type Draft, isBonus, termsOf, writtenOf } from './offer-draft.ts';
import { OfferPreview } from './offer-preview.tsx';
import { SegmentSelect } from './segment-select.tsx';
import { roundsTexts as words } from './rounds-texts.ts';
import { promotionsTexts as texts } from './texts.ts';
import './promotions.css';

const TRIED_DAYS = 56;

interface OfferFormProps {
  /** Null for one that is new. */
  offerId: string | null;
  initial: Draft;
  canWrite: boolean;
  onKept: () => void;
}

type TextName = { [K in keyof Draft]: Draft[K] extends string ? K : never }[keyof Draft] & keyof typeof texts;

/** Everything that an offer is, with what it would have cost and how a phone shows it. */
export function OfferForm({ offerId, initial, canWrite, onKept }: OfferFormProps) {
  const [language, setLanguage] = useState('EN');
  const [notice, setNotice] = useState('');
  const form = useContractForm({
    call: createOffer,
    draft: { ...withLanguages(initial), reason: '' },
    names: { least: 'leastShare', rounds: 'gameId', 'rounds.days': 'roundDays', 'rounds.count': 'rounds' },
    check: () => ({ '': !canWrite && texts.readOnly }),
    toBody: ({ reason, ...written }) => ({ ...writtenOf(written), reason: reason.trim() }),
  });
  const draft = form.values;
  const field = (name: TextName, hint?: string, type?: string) => (
    <TextField
      at={form.at(name)}
      label={texts[name] as string}
      autoComplete="off"
      {...(hint === undefined ? {} : { hint })}
      {...(type === undefined ? {} : { type })}
    />
  );
  const keep = async (body: Parameters<typeof promotionsApi.create>[0]) => {
    await (offerId === null ? promotionsApi.create(body) : promotionsApi.change(offerId, body));
    onKept();
  };
  const tryOut = async () => {
    try {
      const tried = await promotionsApi.tryOut({
        kind: draft.kind,
        terms: termsOf(draft),
        days: TRIED_DAYS,
        ...(draft.kind === 'redPacket' ? { budget: writtenOf(draft).budget } : {}),
      });
      setNotice(triedWords(tried));
    } catch (failure) {
      setNotice(messageOf(failure));
    }
  };
  return (
    <div className="offer-editor">
      <section className="card">
        <h2>{offerId === null ? texts.newOffer : texts.editOffer}</h2>
        <p>{texts.fixedHint}</p>
        <Form
          form={form}
          submit={texts.keep}
          onSend={keep}
          beside={
            <button type="button" className="button" onClick={() => void tryOut()}>
              {texts.tryOut}
            </button>
          }
        >
          <SelectField at={form.at('kind')} label={texts.kind} options={optionsOf(texts.kinds)} />
          <SelectField at={form.at('gift')} label={texts.gift} options={optionsOf(texts.gifts)} />
          <SelectField at={form.at('every')} label={texts.every} options={optionsOf(texts.periods)} />
          {field('startsAt', undefined, 'datetime-local')}
          {field('endsAt', undefined, 'datetime-local')}
          {field('budget', texts.budgetHint)}
          {field('most', texts.mostHint)}
          {field('amount', texts.amountHint)}
          {field('share')}
          {field('leastDeposit')}
          {draft.kind === 'code' && field('code')}
          {draft.kind === 'rebate' && field('rebates', texts.rebatesHint)}
          {draft.kind === 'redPacket' && field('shares')}
          {draft.kind === 'redPacket' && field('leastShare')}
          {draft.kind === 'wheel' && <LinesField at={form.at('wheel')} label={texts.wheel} hint={texts.wheelHint} />}
          {draft.kind === 'referral' && field('referredTurnover')}
          {draft.gift === 'freeRounds' && (
            <>
              <TextField at={form.at('gameId')} label={words.game} hint={words.gameHint} dir="ltr" />
              {draft.gameId.trim() !== '' && (
                <>
                  <TextField at={form.at('vendor')} label={words.vendor} dir="ltr" />
                  <TextField at={form.at('rounds')} label={words.rounds} inputMode="numeric" />
                  <TextField at={form.at('roundDays')} label={words.days} inputMode="numeric" />
                </>
              )}
              <SelectField at={form.at('wins')} label={words.wins} options={optionsOf(words.winKinds)} />
            </>
          )}
          {isBonus(draft) && (
            <>
              <SelectField at={form.at('money')} label={texts.money} options={optionsOf(texts.moneys)} />
              {field('times', texts.timesHint)}
              {field('days')}
              {field('mostBet')}
              {field('zeroOut', texts.zeroOutHint)}
              {field('leastOdds', texts.leastOddsHint)}
              {field('games', texts.gamesHint)}
            </>
          )}
          {field('types', texts.typesHint)}
          {field('labels')}
          {field('newWithinDays')}
          <SegmentSelect at={form.at('segmentId')} value={draft.segmentId} />
          {field('control', texts.controlHint)}
          {field('announcementId', texts.announcementHint)}
          <LanguageFields
            words={texts}
            onShown={setLanguage}
            at={(language) => ({
              title: form.at(`texts.${language}.title`),
              text: form.at(`texts.${language}.text`),
            })}
          />
          <ReasonField at={form.at('reason')} />
        </Form>
        <p role="status">{notice}</p>
      </section>
      <OfferPreview draft={draft} language={language} />
    </div>
  );
}

function withLanguages(draft: Draft): Draft {
  return { ...draft, texts: { ...emptyTexts(), ...draft.texts } };
}
