import { useState } from 'react';
import { Field, Select } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { ReasonField } from '../../parts/known-fields.tsx';
import { Lines } from '../../parts/lines.tsx';
import { messageOf } from '../../shared/message-of.ts';
import { promotionsApi } from './api.ts';
import { type Draft, termsOf, writtenOf } from './offer-draft.ts';
import { OfferPreview } from './offer-preview.tsx';
import { SegmentSelect } from './segment-select.tsx';
import { promotionsTexts as texts } from './texts.ts';
import './promotions.css';

const LANGUAGES = ['EN', 'VI', 'TY', 'CN', 'ID', 'TL', 'JA', 'KO', 'PT', 'ES', 'FR', 'RU', 'TR', 'AR'];
const TRIED_DAYS = 56;

interface OfferFormProps {
  /** Null for one that is new. */
  offerId: string | null;
  initial: Draft;
  canWrite: boolean;
  onKept: () => void;
}

type TextField = { [K in keyof Draft]: Draft[K] extends string ? K : never }[keyof Draft] & keyof typeof texts;

/** Everything that an offer is, with what it would have cost and how a phone shows it. */
export function OfferForm({ offerId, initial, canWrite, onKept }: OfferFormProps) {
  const [draft, setDraft] = useState(initial);
  const [language, setLanguage] = useState('EN');
  const [reason, setReason] = useState('');
  const [notice, setNotice] = useState('');
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const text = draft.texts[language] ?? { title: '', text: '' };
  const put = (change: Partial<typeof text>) => set({ texts: { ...draft.texts, [language]: { ...text, ...change } } });
  const field = (name: TextField, hint?: string, type?: string) => (
    <Field
      label={texts[name] as string}
      value={draft[name]}
      onChange={(value) => set({ [name]: value })}
      maxLength={400}
      autoComplete="off"
      {...(hint === undefined ? {} : { hint })}
      {...(type === undefined ? {} : { type })}
    />
  );
  const choice = <K extends 'kind' | 'gift' | 'money' | 'every'>(
    name: K,
    words: Readonly<Record<Draft[K], string>>,
  ) => (
    <Select<Draft[K]>
      label={texts[name]}
      value={draft[name]}
      options={(Object.keys(words) as Draft[K][]).map((value) => ({ value, label: words[value] }))}
      onChange={(value) => set({ [name]: value })}
    />
  );
  const submit = async () => {
    const body = { ...writtenOf(draft), reason: reason.trim() };
    await (offerId === null ? promotionsApi.create(body) : promotionsApi.change(offerId, body));
    onKept();
  };
  const tryOut = async () => {
    try {
      const { members, expected, mostForOne } = await promotionsApi.tryOut({
        kind: draft.kind,
        terms: termsOf(draft),
        days: TRIED_DAYS,
        ...(draft.kind === 'redPacket' ? { budget: writtenOf(draft).budget } : {}),
      });
      setNotice(texts.tried(members, expected, mostForOne));
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
          submit={texts.keep}
          check={() => (canWrite ? null : texts.readOnly)}
          onSubmit={submit}
          beside={
            <button type="button" className="button" onClick={() => void tryOut()}>
              {texts.tryOut}
            </button>
          }
        >
          {choice('kind', texts.kinds)}
          {choice('gift', texts.gifts)}
          {choice('every', texts.periods)}
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
          {draft.kind === 'wheel' && (
            <Lines
              label={texts.wheel}
              hint={texts.wheelHint}
              value={draft.wheel}
              onChange={(wheel) => set({ wheel })}
            />
          )}
          {draft.kind === 'referral' && field('referredTurnover')}
          {draft.gift === 'bonus' && choice('money', texts.moneys)}
          {draft.gift === 'bonus' && field('times', texts.timesHint)}
          {draft.gift === 'bonus' && field('days')}
          {draft.gift === 'bonus' && field('mostBet')}
          {draft.gift === 'bonus' && field('zeroOut', texts.zeroOutHint)}
          {draft.gift === 'bonus' && field('leastOdds', texts.leastOddsHint)}
          {draft.gift === 'bonus' && field('games', texts.gamesHint)}
          {field('types', texts.typesHint)}
          {field('labels')}
          {field('newWithinDays')}
          <SegmentSelect value={draft.segmentId} onChange={(segmentId) => set({ segmentId })} />
          {field('control', texts.controlHint)}
          {field('announcementId', texts.announcementHint)}
          <Select
            label={texts.language}
            value={language}
            options={LANGUAGES.map((value) => ({ value, label: value }))}
            onChange={setLanguage}
          />
          <Field label={texts.title} value={text.title} onChange={(title) => put({ title })} maxLength={80} />
          <Lines
            label={texts.text}
            hint={texts.textHint}
            value={text.text}
            onChange={(words) => put({ text: words })}
          />
          <ReasonField value={reason} onChange={setReason} />
        </Form>
        <p role="status">{notice}</p>
      </section>
      <OfferPreview draft={draft} language={language} />
    </div>
  );
}
