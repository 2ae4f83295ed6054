import { SelectField, TextField, TickField, TicksField } from '../../../form/fields.tsx';
import type { FieldAt } from '../../../form/use-contract-form.ts';
import { type Choices, lengthText, NEW, type ScheduleDraft } from './game-draft.ts';
import { gameTexts as words } from './texts.ts';

interface ScheduleFieldsProps {
  kind: ScheduleDraft['kind'];
  at: <N extends keyof ScheduleDraft>(name: N) => FieldAt<ScheduleDraft[N]>;
  /** Selectable intervals. */
  seconds: readonly number[];
  calendar: string;
  choices: Pick<Choices, 'calendars' | 'feeds'>;
  /** Whether an official lottery has its own feeds; undefined if results are drawn here. */
  hasOwnFeeds: boolean | undefined;
  zone: string;
  /** Defaults of empty fields, in seconds. */
  usual?: { lock: string; span: string };
}

/** Interval, or time, days and calendar; the end of sale; whether tickets can be cancelled. */
export function ScheduleFields({
  kind,
  at,
  seconds,
  calendar,
  choices,
  hasOwnFeeds,
  zone,
  usual,
}: ScheduleFieldsProps) {
  return (
    <>
      {kind === 'interval' ? (
        <IntervalFields at={at} seconds={seconds} zone={zone} />
      ) : (
        <DayFields {...{ at, calendar, choices, hasOwnFeeds, zone }} />
      )}
      <TextField at={at('lockSeconds')} label={words.lock} type="number" min={1} placeholder={usual?.lock} />
      <TextField
        at={at('spanSeconds')}
        label={words.span}
        hint={words.spanHint}
        type="number"
        min={1}
        placeholder={usual?.span}
      />
      <TickField at={at('cancellable')} label={words.cancellable} />
    </>
  );
}

function IntervalFields({ at, seconds, zone }: Pick<ScheduleFieldsProps, 'at' | 'seconds' | 'zone'>) {
  return (
    <>
      <SelectField
        at={at('intervalSeconds')}
        label={words.interval}
        hint={words.zone(zone)}
        options={seconds.map((value) => ({ value: String(value), label: lengthText(value) }))}
      />
      <TextField at={at('saleFrom')} label={words.saleFrom} hint={words.saleHint} type="time" />
      <TextField at={at('saleUntil')} label={words.saleUntil} hint={words.saleUntilHint} type="time" />
    </>
  );
}

type DayFieldsProps = Pick<ScheduleFieldsProps, 'at' | 'calendar' | 'choices' | 'hasOwnFeeds' | 'zone'>;

function DayFields({ at, calendar, choices, hasOwnFeeds, zone }: DayFieldsProps) {
  return (
    <>
      <TextField at={at('drawTime')} label={words.drawTime} hint={words.zone(zone)} type="time" required />
      <TextField at={at('moreTimes')} label={words.moreTimes} hint={words.moreTimesHint} />
      <fieldset className="bare game-days">
        <legend>{words.drawDays}</legend>
        <TicksField
          at={at('drawDays')}
          options={words.days.map((label, place) => ({ value: String(place + 1), label }))}
        />
      </fieldset>
      <TextField at={at('monthDays')} label={words.monthDays} hint={words.monthDaysHint} inputMode="numeric" />
      <SelectField
        at={at('calendar')}
        label={words.calendar}
        options={[
          { value: '', label: words.noCalendar },
          ...choices.calendars.map(({ calendar: value, name }) => ({ value, label: name })),
          { value: NEW, label: words.newCalendar },
        ]}
      />
      {calendar === NEW && <TextField at={at('calendarName')} label={words.newCalendarName} required maxLength={28} />}
      {hasOwnFeeds !== undefined && choices.feeds.length > 0 && (
        <fieldset className="bare game-days">
          <legend>{words.servedBy}</legend>
          <TickField at={at('hasOwnFeeds')} label={words.ownFeeds} />
          {hasOwnFeeds && (
            <TicksField at={at('feeds')} options={choices.feeds.map((name) => ({ value: name, label: name }))} />
          )}
        </fieldset>
      )}
      <TextField at={at('openHours')} label={words.openHours} hint={words.openHint} inputMode="decimal" />
    </>
  );
}
