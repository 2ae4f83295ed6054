import { changeGame } from '@fairlot/contract/lottery/desk-game-settings';
import type { lotteryDesk, ValueOf } from '@fairlot/contract';
import { ReasonField, TextField, TickField } from '../../../form/fields.tsx';
import { Form } from '../../../form/form.tsx';
import { LanguageFields } from '../../../form/language-fields.tsx';
import { numberOf } from '../../../form/number-of.ts';
import { namesDraft, namesOf } from '../../../form/text-languages.ts';
import { type ContractForm, useContractForm } from '../../../form/use-contract-form.ts';
import { lotteryApi } from '../api.ts';
import { DrawPreview } from './draw-preview.tsx';
import { calendarNameOf, type Choices, codeOf, daysOf, fieldOf, hoursOf, lengthText, NEW } from './game-draft.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { TagFields } from './tag-fields.tsx';
import { gameTexts as words, refusalOf } from './texts.ts';

type Settings = ValueOf<typeof lotteryDesk.game>;

interface LotterySettingsProps {
  settings: Settings;
  choices: Choices;
  seconds: readonly number[];
  mayChange: boolean;
  onDone: (isAsked: boolean) => void;
}

/** Settings and schedule of a lottery; states which changes need a second operator. */
export function LotterySettings({ settings, choices, seconds, mayChange, onDone }: LotterySettingsProps) {
  const kind = settings.intervalSeconds === null ? 'calendar' : 'interval';
  const form = useContractForm({
    call: changeGame,
    draft: draftOf(settings),
    names: (path, draft) => fieldOf(path.replace(/^changes\./, ''), draft),
    refusal: refusalOf,
    toBody: (draft, keyOf) => {
      const wanted = changesOf(draft, settings);
      const reason = draft.reason.trim();
      return { ...wanted, reason, requestKey: keyOf([JSON.stringify(wanted), reason]) };
    },
  });
  const send = async (body: Parameters<typeof lotteryApi.changeGame>[1]) => {
    const answer = await lotteryApi.changeGame(settings.gameCode, body);
    onDone(!('version' in answer));
  };
  const { nextInterval } = settings;
  const isJoined = settings.source === 'joined';
  return (
    <Form form={form} submit={words.save} isReadOnly={!mayChange} onSend={send}>
      <div className="game-editor">
        <NamesSection form={form} settings={settings} choices={choices} />
        <section className="card">
          <h2>{words.scheduleTitle}</h2>
          {kind === 'interval' && (
            <p className="muted">
              {nextInterval === null
                ? words.intervalHint
                : words.nextInterval(lengthText(nextInterval.seconds), nextInterval.from)}
            </p>
          )}
          {!isJoined && (
            <div className="game-fields">
              <ScheduleFields
                kind={kind}
                at={(name) => form.at(name)}
                seconds={withOwn(seconds, settings.intervalSeconds)}
                calendar={form.values.calendar}
                choices={withOwnFeeds(choices, settings.feeds)}
                hasOwnFeeds={settings.source === 'feed' ? form.values.hasOwnFeeds : undefined}
                zone={settings.zone}
              />
            </div>
          )}
          {settings.draws.length > 0 && <DrawPreview title={words.planned} draws={settings.draws} />}
        </section>
        {mayChange && (
          <section className="card">
            <p>{words.saveText}</p>
            <ReasonField at={form.at('reason')} />
          </section>
        )}
      </div>
    </Form>
  );
}

interface NamesSectionProps {
  form: Pick<ContractForm<unknown, Draft>, 'at' | 'values'>;
  settings: Settings;
  choices: Choices;
}

function NamesSection({ form, settings, choices }: NamesSectionProps) {
  const isJoined = settings.source === 'joined';
  return (
    <section className="card">
      <h2>{words.namesTitle}</h2>
      <p className="muted">{isJoined ? words.joinedHint : words.settingsHint}</p>
      <div className="game-fields">
        {!isJoined && (
          <>
            <LanguageFields at={(language) => ({ title: form.at(`names.${language}`) })} />
            <TagFields tag={form.at('tag')} tagName={form.at('tagName')} chosen={form.values.tag} tags={choices.tags} />
          </>
        )}
        <TextField at={form.at('sortOrder')} label={words.order} hint={words.orderHint} type="number" min={0} />
        {!isJoined && (
          <TextField
            at={form.at('maxRebate')}
            label={words.maxRebate}
            hint={rebateHint(form.values.maxRebate, settings)}
          />
        )}
        <TickField at={form.at('enabled')} label={words.enabled} />
      </div>
    </section>
  );
}

function changesOf(draft: Draft, settings: Settings) {
  const isNew = draft.tag === NEW;
  return {
    changes: {
      names: namesOf(draft.names),
      tag: isNew ? codeOf(draft.tagName) : draft.tag,
      sortOrder: numberOf(draft.sortOrder),
      enabled: draft.enabled,
      cancellable: draft.cancellable,
      maxRebate: tenthsOf(draft.maxRebate),
      lockSeconds: numberOf(draft.lockSeconds),
      spanSeconds: numberOf(draft.spanSeconds),
      ...(settings.intervalSeconds !== null
        ? { intervalSeconds: numberOf(draft.intervalSeconds), ...hoursOf(draft) }
        : daysOf(draft, settings.source === 'feed')),
    },
    ...(isNew ? { tagNames: { EN: draft.tagName.trim() } } : {}),
    ...calendarNameOf(draft),
    version: settings.version,
  };
}

/** Tenths of a percent; text that is not a percentage with one decimal is NaN, which the contract's rules reject. */
const tenthsOf = (percent: string): number =>
  /^\d{1,2}([.,]\d)?$/.test(percent.trim()) ? Math.round(Number(percent.trim().replace(',', '.')) * 10) : Number.NaN;

/** The field's hint, with the returns that the server computed for the typed rebate. */
function rebateHint(percent: string, { rebateReturns = [] }: Settings): string {
  const [none] = rebateReturns;
  const taken = rebateReturns.find(({ rebate }) => rebate === tenthsOf(percent));
  if (none === undefined || taken === undefined) return words.maxRebateHint;
  const range = ({ least, most }: typeof none) => (least === most ? least : `${least}–${most}`);
  const returned =
    taken.rebate === 0
      ? words.rebateNone(range(none))
      : words.rebateReturns(range(none), (taken.rebate / 10).toFixed(1), range(taken));
  return `${words.maxRebateHint} ${returned}`;
}

type Draft = ReturnType<typeof draftOf>;

const draftOf = (settings: Settings) => ({
  names: namesDraft(settings.names),
  tag: settings.tag,
  tagName: '',
  sortOrder: String(settings.sortOrder),
  enabled: settings.enabled,
  cancellable: settings.cancellable,
  maxRebate: (settings.maxRebate / 10).toFixed(1),
  kind: settings.intervalSeconds === null ? ('calendar' as const) : ('interval' as const),
  intervalSeconds: String(settings.intervalSeconds ?? ''),
  drawTime: settings.drawTime ?? '',
  drawDays: settings.drawDays.map(String),
  monthDays: (settings.monthDays ?? []).join(', '),
  moreTimes: (settings.moreTimes ?? []).join(', '),
  calendar: settings.calendar ?? '',
  calendarName: '',
  saleFrom: settings.saleFrom ?? '',
  saleUntil: settings.saleUntil ?? '',
  openHours: settings.openSeconds === null ? '' : String(settings.openSeconds / 3600),
  hasOwnFeeds: settings.feeds !== null,
  feeds: settings.feeds ?? [],
  lockSeconds: String(settings.lockSeconds),
  spanSeconds: String(settings.spanSeconds),
  reason: '',
});

/** The selectable feeds and those that the lottery has. */
const withOwnFeeds = (choices: Choices, own: readonly string[] | null): Choices => ({
  ...choices,
  feeds: [...new Set([...choices.feeds, ...(own ?? [])])],
});

/** The family's intervals and the current one. */
const withOwn = (seconds: readonly number[], own: number | null): number[] =>
  [...new Set([...seconds, ...(own === null ? [] : [own])])].toSorted((a, b) => a - b);
