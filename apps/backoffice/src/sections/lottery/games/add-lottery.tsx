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
import { BetFields } from './bet-fields.tsx';
import { DrawPreview } from './draw-preview.tsx';
import { FamilyPicker } from './family-picker.tsx';
import {
  bodyOf,
  type Choices,
  draftFor,
  type Family,
  type GameDraft,
  NEW,
  playsOf,
  previewOf,
  scheduleFor,
  suggestedCode,
} from './game-draft.ts';
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
  const form = useContractForm({
    call: addGame,
    draft: { ...draftFor(first, choices), station: '', reason: '' },
    names: (path, draft) => fieldOf(path, draft, family),
    refusal: refusalOf,
    check: ({ names }) => ({ 'names.EN': (names['EN'] ?? '').trim() === '' && words.refusals['names.required'] }),
    toBody: (draft, keyOf) => {
      const body = bodyOf(draft, family, suggestedCode(draft, taken));
      const reason = draft.reason.trim();
      return { ...body, reason, requestKey: keyOf([JSON.stringify(body), reason]) };
    },
  });
  const draft = form.values;
  const { kind } = draft;
  const asked = useDelayed(JSON.stringify(previewOf(draft, family)), PREVIEW_AFTER_MS);
  const preview = useQuery({
    queryKey: ['lottery', 'preview', asked],
    queryFn: ({ signal }) => lotteryApi.previewGame(JSON.parse(asked), signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const chooseFamily = (next: Family) => {
    const { names, tag, tagName, code } = draft;
    setFamily(next);
    form.set({ ...draftFor(next, choices), names, tag, tagName, code, station: '' });
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
    <Form form={form} submit={words.request} onSend={send}>
      <div className="game-editor">
        <section className="card">
          <h2>{words.chooseFamily}</h2>
          <p className="muted">{words.chooseFamilyHint}</p>
          <FamilyPicker families={families} chosen={family.family} onChoose={chooseFamily} />
        </section>
        <section className="card">
          <h2>{words.namesTitle}</h2>
          <div className="game-fields">
            <LanguageFields
              words={{ language: words.language, title: words.nameIn }}
              at={(language) => ({ title: form.at(`names.${language}`) })}
            />
            <TagFields tag={form.at('tag')} tagName={form.at('tagName')} chosen={draft.tag} tags={choices.tags} />
            <TextField
              at={form.at('code')}
              label={words.code}
              hint={words.codeHint}
              placeholder={suggestedCode(draft, taken)}
              autoComplete="off"
              maxLength={32}
            />
          </div>
        </section>
        <section className="card">
          <h2>{words.scheduleTitle}</h2>
          <div className="game-fields">
            <SelectField
              at={form.at('kind')}
              label={words.kind}
              options={kindsOf(family).map((value) => ({ value, label: words.kinds[value] }))}
              onChosen={chooseKind}
            />
            {kind === 'calendar' && (
              <SelectField
                at={form.at('source')}
                label={words.source}
                hint={choices.feeds.length === 0 ? words.noFeedHint : words.feeds(choices.feeds.join(', '))}
                options={(choices.feeds.length === 0 ? (['rng'] as const) : (['feed', 'rng'] as const)).map(
                  (value) => ({
                    value,
                    label: words.sources[value],
                  }),
                )}
              />
            )}
            {kind === 'calendar' && draft.source === 'feed' && (
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
              calendar={draft.calendar}
              choices={choices}
              hasOwnFeeds={draft.source === 'feed' ? draft.hasOwnFeeds : undefined}
              zone={choices.zone}
              usual={usualOf(preview.data)}
            />
          </div>
          <ErrorLine message={preview.isError ? messageOf(preview.error) : null} />
          {preview.data && !preview.isError && <DrawPreview title={words.previewTitle} draws={preview.data.draws} />}
        </section>
        <section className="card">
          <h2>{words.betsTitle}</h2>
          <p className="muted">{words.betsHint}</p>
          <BetFields
            plays={playsOf(family, kind)}
            offered={(play) => form.at(`offered.${play}`)}
            odds={(play) => form.at(`odds.${play}`)}
            preview={preview.isError ? undefined : preview.data?.plays}
          />
        </section>
        <section className="card">
          <h2>{words.limitsTitle}</h2>
          <p className="muted">{words.limitHint}</p>
          <div className="game-fields">
            <AmountField at={form.at('minUnitStake')} label={words.least(choices.currency)} required />
            <AmountField at={form.at('maxUnitStake')} label={words.most(choices.currency)} />
            <AmountField at={form.at('memberDraw')} label={words.memberDraw(choices.currency)} />
            <AmountField at={form.at('drawExposure')} label={words.exposure(choices.currency)} />
          </div>
        </section>
        <section className="card">
          <p>{words.requestText((draft.names['EN'] ?? '').trim() || suggestedCode(draft, taken))}</p>
          <ReasonField at={form.at('reason')} />
        </section>
      </div>
    </Form>
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

/** The form field for a path in the request. */
function fieldOf(path: string, draft: GameDraft, family: Family): string | null {
  const [, index] = /^plays\.(\d+)\.odds$/.exec(path) ?? [];
  if (index !== undefined) {
    const sent = playsOf(family, draft.kind).filter(({ play }) => draft.offered[play] === true);
    return `odds.${sent[Number(index)]?.play}`;
  }
  if (path === 'names') return 'names.EN';
  if (path.startsWith('tagNames')) return 'tagName';
  if (path === 'openSeconds') return 'openHours';
  if (path === 'tag') return draft.tag === NEW ? 'tagName' : 'tag';
  if (path === 'calendar') return draft.calendar === NEW ? 'calendarName' : 'calendar';
  const [, play, field] = /^(\w+)\/(\w+)$/.exec(path) ?? [];
  return play !== undefined && field === 'odds' ? `odds.${play}` : path;
}
