import { PLAY_KINDS } from '@fairlot/contract/promotions/kinds';
import type { ReactNode } from 'react';
import { customerTypeChoices } from '../../form/picker/customer-types.ts';
import { SelectField, TextField } from '../../form/fields.tsx';
import { GameSelect } from '../../form/game-select.tsx';
import { LABELS } from '../../form/picker/label-source.ts';
import { LanguageFields } from '../../form/language-fields.tsx';
import { LoadedSelect } from '../../form/picker/loaded-select.tsx';
import { PairsField, PickField } from '../../form/pick-field.tsx';
import { productChoices } from '../../form/product-names.ts';
import { optionsOf } from '../../form/options-of.ts';
import { RowsField } from '../../form/rows-field.tsx';
import { SearchManyField } from '../../form/picker/search-field.tsx';
import type { ContractForm } from '../../form/use-contract-form.ts';
import { common } from '../../shared/common-texts.ts';
import { promotionsApi } from './api.ts';
import { type Draft, isBonus } from './offer-draft.ts';
import { offerTexts } from './offer-texts.ts';
import { roundsTexts as words } from './rounds-texts.ts';
import { SegmentSelect } from './segment-select.tsx';
import { promotionsTexts as texts } from './texts.ts';

type Form = Pick<ContractForm<unknown, Draft & { reason: string }>, 'at' | 'set' | 'values'>;
type TextName = { [K in keyof Draft]: Draft[K] extends string ? K : never }[keyof Draft] & keyof typeof LABEL_TEXTS;

const LABEL_TEXTS = {
  ...texts,
  amount: common.amount,
  budget: common.budget,
  times: common.wageringMultiple,
};

/** The fields of an offer in groups: gift, wagering, audience and texts. */
export function OfferFields({
  form,
  isPublished,
  onLanguage,
}: {
  form: Form;
  isPublished: boolean;
  onLanguage: (language: string) => void;
}) {
  const draft = form.values;
  // Periods of published cashback and rebates are paid by their frequency.
  const isFixed = isPublished && PLAY_KINDS.includes(draft.kind);
  const field = (name: TextName, hint?: string, type?: string) => (
    <TextField at={form.at(name)} label={LABEL_TEXTS[name] as string} autoComplete="off" hint={hint} type={type} />
  );
  return (
    <>
      <Group title={common.reward}>
        <SelectField at={form.at('kind')} label={common.type} options={optionsOf(texts.kinds)} />
        <SelectField at={form.at('gift')} label={texts.gift} options={optionsOf(texts.gifts)} />
        <SelectField
          at={form.at('every')}
          label={texts.every}
          options={optionsOf(texts.periods).filter(({ value }) => !isFixed || value === draft.every)}
          hint={isFixed ? texts.everyHint : undefined}
        />
        {field('startsAt', undefined, 'datetime-local')}
        {field('endsAt', undefined, 'datetime-local')}
        {field('budget', texts.budgetHint)}
        {field('most', texts.mostHint)}
        {field('amount', texts.amountHint)}
        {field('share')}
        {field('leastDeposit')}
        {draft.kind === 'code' && field('code')}
        {draft.kind === 'rebate' && (
          <PairsField at={form.at('rebates')} label={texts.rebates} options={productChoices} />
        )}
        {draft.kind === 'redPacket' && field('shares')}
        {draft.kind === 'redPacket' && field('leastShare')}
        {draft.kind === 'referral' && field('referredTurnover')}
        {draft.gift === 'freeRounds' && <FreeRoundsFields form={form} />}
        {draft.kind === 'wheel' && (
          <RowsField
            at={form.at('wheel')}
            label={texts.wheel}
            hint={texts.wheelHint}
            columns={WHEEL}
            add={offerTexts.addSegment}
          />
        )}
      </Group>
      {isBonus(draft) && (
        <Group title={offerTexts.wagering} about={offerTexts.wageringHint}>
          <SelectField at={form.at('money')} label={texts.money} options={optionsOf(texts.moneys)} />
          {field('times', texts.timesHint)}
          {field('days')}
          {field('mostBet')}
          {field('zeroOut', texts.zeroOutHint)}
          {field('leastOdds', texts.leastOddsHint)}
          <PairsField at={form.at('games')} label={texts.games} options={productChoices} />
        </Group>
      )}
      <Group
        title={offerTexts.who}
        about={`${draft.kind === 'referral' ? offerTexts.whoBrings : ''}${offerTexts.never}`}
      >
        <PickField at={form.at('types')} label={texts.types} hint={common.emptyForAll} options={customerTypeChoices} />
        <SearchManyField at={form.at('labels')} label={common.labels} hint={common.labelsHint} source={LABELS} />
        {field('newWithinDays')}
        <SegmentSelect at={form.at('segmentId')} value={draft.segmentId} />
        {field('control', texts.controlHint)}
      </Group>
      <Group title={offerTexts.words}>
        <WordsFields form={form} onLanguage={onLanguage} />
      </Group>
    </>
  );
}

function FreeRoundsFields({ form }: { form: Form }) {
  const draft = form.values;
  return (
    <>
      <GameSelect
        vendor={form.at('vendor')}
        game={form.at('gameId')}
        chosen={draft}
        optional={words}
        onVendor={() => form.set({ gameId: '' })}
      />
      {draft.gameId !== '' && (
        <>
          <TextField at={form.at('rounds')} label={words.rounds} inputMode="numeric" />
          <TextField at={form.at('roundDays')} label={words.days} inputMode="numeric" />
        </>
      )}
      <SelectField at={form.at('wins')} label={words.wins} options={optionsOf(words.winKinds)} />
      {draft.wins === 'bonus' && (
        <TextField at={form.at('mostWins')} label={words.mostWins} hint={words.mostWinsHint} inputMode="decimal" />
      )}
    </>
  );
}

function WordsFields({ form, onLanguage }: { form: Form; onLanguage: (language: string) => void }) {
  return (
    <>
      <LoadedSelect
        at={form.at('announcementId')}
        value={form.values.announcementId}
        label={texts.announcementId}
        hint={texts.announcementHint}
        source="promotion-pages"
        load={promotionsApi.pages}
        none={texts.noAnnouncement}
      />
      <LanguageFields
        words={{ ...texts, title: common.title }}
        onShown={onLanguage}
        at={(language) => ({
          title: form.at(`texts.${language}.title`),
          text: form.at(`texts.${language}.text`),
        })}
      />
    </>
  );
}

const WHEEL = [
  { label: offerTexts.weight, isRequired: true },
  { label: common.amount, isRequired: true },
];

function Group({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  return (
    <section className="card">
      <h3>{title}</h3>
      {about !== undefined && <p className="offer-about">{about}</p>}
      <div className="offer-fields">{children}</div>
    </section>
  );
}
