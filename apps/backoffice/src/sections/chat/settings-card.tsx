import { useQuery } from '@tanstack/react-query';
import { changeSettings } from '@fairlot/contract/chat/desk-settings';
import { useState } from 'react';
import { LinesField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { languageName } from '../../form/language-name.ts';
import { numberOf } from '../../form/number-of.ts';
import { useContractForm } from '../../form/use-contract-form.ts';
import { Field } from '../../parts/field.tsx';
import { QueryState } from '../../parts/states.tsx';
import { common } from '../../shared/common-texts.ts';
import { chatApi, type Settings } from './api.ts';
import { joinQuestions, splitQuestions } from './questions.ts';
import { chatTexts as texts } from './texts.ts';

const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];
const USUAL = { days: [1, 2, 3, 4, 5], from: '08:00', until: '22:00' };

/** Hours of service, quick questions, and the location of the chat. */
export function SettingsCard() {
  const read = useQuery({
    queryKey: ['chat-settings'],
    queryFn: ({ signal }) => chatApi.settings(signal),
  });
  return (
    <section className="card">
      <h2>{texts.hours}</h2>
      <QueryState read={read} />
      {read.data !== undefined && <SettingsForm settings={read.data} onSaved={() => read.refetch()} />}
    </section>
  );
}

function SettingsForm({ settings, onSaved }: { settings: Settings; onSaved: () => Promise<unknown> }) {
  const form = useContractForm({
    call: changeSettings,
    draft: {
      hours: settings.hours,
      mostEach: String(settings.mostEach),
      chatUrl: settings.chatUrl ?? '',
      questions: splitQuestions(settings.questions),
    },
    check: ({ questions }) => ({ '': joinQuestions(questions) === null && texts.questionsWrong }),
    toBody: ({ hours, mostEach, chatUrl, questions }) => ({
      hours,
      mostEach: numberOf(mostEach),
      chatUrl: chatUrl.trim() === '' ? null : chatUrl.trim(),
      questions: joinQuestions(questions) ?? [],
    }),
  });
  const [isSaved, setSaved] = useState(false);
  const save = async (body: Omit<Settings, 'version'>) => {
    setSaved(false);
    await chatApi.changeSettings({ ...body, version: settings.version });
    await onSaved();
    setSaved(true);
  };
  const { hours, questions } = form.values;
  return (
    <Form
      form={form}
      submit={common.save}
      onSend={save}
      beside={<span role="status">{isSaved ? common.saved : ''}</span>}
    >
      <label className="check">
        <input
          type="checkbox"
          checked={hours === null}
          onChange={({ target }) => form.set({ hours: target.checked ? null : USUAL })}
        />
        {texts.hoursAlways}
      </label>
      {hours !== null && <Hours hours={hours} onChange={(next) => form.set({ hours: next })} />}
      <TextField at={form.at('mostEach')} label={texts.mostEach} type="number" />
      <TextField at={form.at('chatUrl')} label={texts.chatUrl} hint={texts.chatUrlHint} type="url" />
      {Object.keys(questions).map((language) => (
        <LinesField
          key={language}
          at={form.at(`questions.${language}`)}
          label={`${texts.questions} · ${languageName(language)}`}
          hint={texts.questionsHint(languageName(language))}
        />
      ))}
    </Form>
  );
}

type SetHours = NonNullable<Settings['hours']>;

function Hours({ hours, onChange }: { hours: SetHours; onChange: (hours: SetHours) => void }) {
  const toggle = (day: number) => {
    const days = hours.days.includes(day) ? hours.days.filter((one) => one !== day) : [...hours.days, day];
    if (days.length > 0) onChange({ ...hours, days: days.toSorted((a, b) => a - b) });
  };
  return (
    <div className="filters" role="group" aria-label={texts.days}>
      {ALL_DAYS.map((day) => (
        <label key={day} className="check">
          <input type="checkbox" checked={hours.days.includes(day)} onChange={() => toggle(day)} />
          {texts.dayNames[day - 1]}
        </label>
      ))}
      <Field label={common.from} type="time" value={hours.from} onChange={(from) => onChange({ ...hours, from })} />
      <Field label={common.until} type="time" value={hours.until} onChange={(until) => onChange({ ...hours, until })} />
    </div>
  );
}
