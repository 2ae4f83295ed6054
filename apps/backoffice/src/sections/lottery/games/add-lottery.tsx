import type { lotteryDesk, ValueOf } from '@fairlot/contract';
import { addGame } from '@fairlot/contract/lottery/desk-games';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AmountField, ReasonField, SelectField, TextField } from '../../../form/fields.tsx';
import { Form } from '../../../form/form.tsx';
import { LanguageFields } from '../../../form/language-fields.tsx';
import { useContractForm } from '../../../form/use-contract-form.ts';
import { ErrorLine } from '../../../parts/states.tsx';
import { messageOf } from '../../../shared/message-of.ts';
import { useDelayed } from '../../../shared/use-delayed.ts';
import { lotteryApi } from '../api.ts';
import { common } from '../../../shared/common-texts.ts';
import { BetFields } from './bet-fields.tsx';
import { DrawPreview } from './draw-preview.tsx';
import { FamilyPicker } from './family-picker.tsx';
import {
  bodyOf,
  type Choices,
  draftFor,
  type Family,
  fieldOf,
  type GameDraft,
  playsOf,
  previewOf,
  scheduleFor,
  suggestedCode,
} from './game-draft.ts';
import { roundingOf } from './rounding.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { StationField } from './station-field.tsx';
import { TagFields } from './tag-fields.tsx';
import { gameTexts as words, refusalOf } from './texts.ts';

interface AddLotteryProps {
  families: readonly Family[];
  first: Family;
  choices: Choices;
  games: ValueOf<typeof lotteryDesk.games>;
  onDone: () => void;
}

/** Form for a new lottery with a preview of its next draws and exact returns; submitting it requests approval. */
export function AddLottery({ families, first, choices, games, onDone }: AddLotteryProps) {
  const taken = new Set(games.map(({ gameCode }) => gameCode));
  const [family, setFamily] = useState(first);
  const form = useAddForm(family, first, choices, taken);
  const draft = form.values;
  const asked = useDelayed(JSON.stringify(previewOf(draft, family)), PREVIEW_AFTER_MS);
  const preview = useQuery({
    queryKey: ['lottery', 'preview', asked],
    queryFn: ({ signal }) => lotteryApi.previewGame(JSON.parse(asked), signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const chooseFamily = (next: Family) => {
    const { names, tag, tagName, code } = draft;
    const [before, after] = [draftFor(family, choices), draftFor(next, choices)];
    setFamily(next);
    // A group that the operator did not choose follows the family, whose name it has by default.
    const group = tag === before.tag && tagName === before.tagName ? {} : { tag, tagName };
    form.set({ ...after, names, code, station: '', ...group });
  };
  const chooseKind = (next: GameDraft['kind']) =>
    form.set({
      ...scheduleFor(family, next),
      source: next === 'calendar' && choices.feeds.length > 0 ? 'feed' : 'rng',
    });
  const send = async (body: Parameters<typeof lotteryApi.addGame>[0]) => {
    await lotteryApi.addGame(body);
    onDone();
  };
  return (
    <Form form={form} submit={common.requestApproval} onSend={send}>
      <div className="game-editor">
        <section className="card">
          <h2>{words.family}</h2>
          <p className="muted">{words.chooseFamilyHint}</p>
          <FamilyPicker families={families} chosen={family.family} onChoose={chooseFamily} />
        </section>
        <section className="card">
          <h2>{words.namesTitle}</h2>
          <NameFields form={form} choices={choices} taken={taken} />
        </section>
        <section className="card">
          <h2>{words.scheduleTitle}</h2>
          <DrawFields {...{ form, family, choices, taken }} onKind={chooseKind} usual={usualOf(preview.data)} />
          <ErrorLine message={preview.isError ? messageOf(preview.error) : null} />
          {preview.data && !preview.isError && <DrawPreview title={words.previewTitle} draws={preview.data.draws} />}
        </section>
        <section className="card">
          <h2>{words.betsTitle}</h2>
          <p className="muted">{words.betsHint}</p>
          <BetFields
            plays={playsOf(family, draft.kind)}
            offered={(play) => form.at(`offered.${play}`)}
            odds={(play) => form.at(`odds.${play}`)}
            preview={preview.isError ? undefined : preview.data?.plays}
          />
        </section>
        <section className="card">
          <h2>{words.limitsTitle}</h2>
          <p className="muted">{words.limitHint}</p>
          <LimitFields form={form} family={family} currency={choices.currency} />
        </section>
        <section className="card">
          <p>{words.requestText((draft.names['EN'] ?? '').trim() || suggestedCode(draft, taken))}</p>
          <ReasonField at={form.at('reason')} />
        </section>
      </div>
    </Form>
  );
}

function useAddForm(family: Family, first: Family, choices: Choices, taken: ReadonlySet<string>) {
  return useContractForm({
    call: addGame,
    draft: { ...draftFor(first, choices), station: '', reason: '' },
    names: (path, draft) => fieldWithPlays(path, draft, family),
    refusal: refusalOf,
    check: ({ names }) => ({ 'names.EN': (names['EN'] ?? '').trim() === '' && words.refusals['names.required'] }),
    toBody: (draft, keyOf) => {
      const body = bodyOf(draft, family, suggestedCode(draft, taken));
      const reason = draft.reason.trim();
      return { ...body, reason, requestKey: keyOf([JSON.stringify(body), reason]) };
    },
  });
}

interface PartProps {
  form: ReturnType<typeof useAddForm>;
  choices: Choices;
  /** Codes of the existing lotteries. */
  taken: ReadonlySet<string>;
}

function NameFields({ form, choices, taken }: PartProps) {
  return (
    <div className="game-fields">
      <LanguageFields at={(language) => ({ title: form.at(`names.${language}`) })} />
      <TagFields tag={form.at('tag')} tagName={form.at('tagName')} chosen={form.values.tag} tags={choices.tags} />
      <TextField
        at={form.at('code')}
        label={words.code}
        hint={words.codeHint}
        placeholder={suggestedCode(form.values, taken)}
        autoComplete="off"
        maxLength={32}
      />
    </div>
  );
}

interface DrawFieldsProps extends PartProps {
  family: Family;
  onKind: (kind: GameDraft['kind']) => void;
  usual: ReturnType<typeof usualOf>;
}

/** Where the numbers come from, and when. */
function DrawFields({ form, family, choices, taken, onKind, usual }: DrawFieldsProps) {
  const { kind, source, calendar, hasOwnFeeds } = form.values;
  return (
    <div className="game-fields">
      <SelectField
        at={form.at('kind')}
        label={words.kind}
        options={kindsOf(family).map((value) => ({ value, label: words.kinds[value] }))}
        onChosen={onKind}
      />
      {kind === 'calendar' && (
        <SelectField
          at={form.at('source')}
          label={words.source}
          hint={choices.feeds.length === 0 ? words.noFeedHint : words.feeds(choices.feeds.join(', '))}
          options={(choices.feeds.length === 0 ? (['rng'] as const) : (['feed', 'rng'] as const)).map((value) => ({
            value,
            label: words.sources[value],
          }))}
        />
      )}
      {kind === 'calendar' && source === 'feed' && (
        <StationField
          at={form.at('station')}
          family={family.family}
          taken={taken}
          onChosen={(code, days) => form.set({ code, ...(days.length > 0 && { drawDays: days.map(String) }) })}
        />
      )}
      <ScheduleFields
        kind={kind}
        at={(name) => form.at(name)}
        seconds={family.interval?.seconds ?? []}
        calendar={calendar}
        choices={choices}
        hasOwnFeeds={source === 'feed' ? hasOwnFeeds : undefined}
        zone={choices.zone}
        usual={usual}
      />
    </div>
  );
}

interface LimitFieldsProps {
  form: PartProps['form'];
  family: Family;
  currency: string;
}

function LimitFields({ form, family, currency }: LimitFieldsProps) {
  const { minUnitStake } = form.values;
  const loss = roundingOf(form.values, family);
  const hint = loss && words.rounding(loss.name, minUnitStake.trim(), loss.odds, loss.paid, loss.percent.toFixed(1));
  return (
    <div className="game-fields">
      <AmountField at={form.at('minUnitStake')} label={words.least(currency)} hint={hint} required />
      <AmountField at={form.at('maxUnitStake')} label={words.most(currency)} />
      <AmountField at={form.at('memberDraw')} label={words.memberDraw(currency)} />
      <AmountField at={form.at('drawExposure')} label={words.exposure(currency)} />
    </div>
  );
}

const PREVIEW_AFTER_MS = 400;

const kindsOf = ({ interval, calendar }: Family): GameDraft['kind'][] => [
  ...(interval === null ? [] : (['interval'] as const)),
  ...(calendar === null ? [] : (['calendar'] as const)),
];

/** Default values of empty fields, taken from the draws that the server planned. */
function usualOf(preview: ValueOf<typeof lotteryDesk.previewGame> | undefined): { lock: string; span: string } {
  const [draw] = preview?.draws ?? [];
  const lock = draw === undefined ? null : (draw.drawAt - draw.lockAt) / 1000;
  return { lock: lock === null ? '' : String(lock), span: lock === null ? '' : String(lock * 2) };
}

/** The form field for a path in the request, which lists only the offered plays. */
function fieldWithPlays(path: string, draft: GameDraft, family: Family): string {
  const [, index] = /^plays\.(\d+)\.odds$/.exec(path) ?? [];
  if (index !== undefined) {
    const sent = playsOf(family, draft.kind).filter(({ play }) => draft.offered[play] === true);
    return `odds.${sent[Number(index)]?.play}`;
  }
  const [, play, field] = /^(\w+)\/(\w+)$/.exec(path) ?? [];
  return play !== undefined && field === 'odds' ? `odds.${play}` : fieldOf(path, draft);
}
