import { useState } from 'react';
import { type Action, ActionDialog } from '../../parts/action-dialog.tsx';
import { Field, Select } from '../../parts/field.tsx';
import { timeZone } from '../../shared/format.ts';
import { texts as common } from '../../shared/texts.ts';
import { type Choices, contentApi, type ContentKind, type Entry } from './api.ts';
import { CategoryPicker } from './category-picker.tsx';
import { type ContentForm, fieldsOf, formOf } from './content-form.ts';
import { Check, type FormPartProps } from './form-part.tsx';
import { LanguageTexts } from './language-texts.tsx';
import { hasOnePicture, Pictures } from './pictures.tsx';
import { contentTexts as texts } from './texts.ts';
import { ErrorLine } from '../../parts/states.tsx';

interface EntryFormProps {
  kind: ContentKind;
  /** Null for a new one. */
  entry: Entry | null;
  choices: Choices;
  onDone: () => void;
  onBack: () => void;
}

/** One entry of any kind; saving asks for a reason. */
export function EntryForm({ kind, entry, choices, onDone, onBack }: EntryFormProps) {
  const [form, setForm] = useState(() => formOf(entry, choices));
  const [error, setError] = useState<string | null>(null);
  const [action, setAction] = useState<Action | null>(null);
  const set = (change: Partial<ContentForm>) => setForm({ ...form, ...change });
  const heading = entry === null ? texts.heading.new : texts.heading.edit;
  const save = () => {
    const fields = fieldsOf(kind, form, entry);
    if (typeof fields === 'string') return setError(fields);
    setError(null);
    setAction({
      title: texts.save,
      text: texts.saveText,
      needsReason: true,
      run: async (reason) => {
        await (entry === null
          ? contentApi.create(kind, fields, reason)
          : contentApi.change(kind, entry.id, fields, reason));
        onDone();
      },
    });
  };
  return (
    <section className="card card--wide" aria-label={heading}>
      <h2>
        {heading}: {texts.kinds[kind]}
      </h2>
      <Place kind={kind} form={form} set={set} choices={choices} />
      {kind === 'announcement' && form.kindCode === 'PR' ? (
        <CategoryPicker form={form} set={set} choices={choices} />
      ) : null}
      <LanguageTexts kind={kind} form={form} set={set} choices={choices} />
      {kind === 'announcement' || hasOnePicture(kind) ? (
        <Pictures kind={kind} form={form} set={set} choices={choices} />
      ) : null}
      <div className="filters">
        <Field
          label={texts.from}
          hint={common.times(timeZone())}
          type="datetime-local"
          value={form.startsAt}
          onChange={(startsAt) => set({ startsAt })}
        />
        <Field
          label={texts.until}
          hint={texts.open}
          type="datetime-local"
          value={form.endsAt}
          onChange={(endsAt) => set({ endsAt })}
        />
        <Check label={texts.published} checked={form.isPublished} onChange={(isPublished) => set({ isPublished })} />
      </div>
      <ErrorLine message={error} />
      <p className="row">
        <button type="button" className="button button--primary" onClick={save}>
          {texts.save}
        </button>
        <button type="button" className="button" onClick={onBack}>
          {texts.back}
        </button>
      </p>
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </section>
  );
}

/** Where an entry stands and for whom. */
function Place({ kind, form, set, choices }: FormPartProps & { kind: ContentKind; choices: Choices }) {
  return (
    <div className="filters">
      {kind === 'announcement' ? (
        <Select
          label={texts.kindCode}
          value={form.kindCode}
          options={optionsOf(texts.kindCodes)}
          onChange={(kindCode) => set({ kindCode })}
        />
      ) : null}
      {kind === 'banner' ? (
        <Select
          label={texts.group}
          value={form.groupName}
          options={choices.groups.map((value) => ({ value, label: value }))}
          onChange={(groupName) => set({ groupName })}
        />
      ) : null}
      {hasOnePicture(kind) ? (
        <Field
          label={texts.link}
          hint={texts.linkHint}
          value={form.url}
          onChange={(url) => set({ url })}
          maxLength={500}
        />
      ) : null}
      {kind === 'help' ? (
        <Field
          label={texts.tag}
          hint={texts.tagHint}
          value={form.tag}
          onChange={(tag) => set({ tag })}
          maxLength={40}
        />
      ) : null}
      {kind === 'announcement' ? null : (
        <Field
          label={texts.position}
          type="number"
          min={0}
          max={100_000}
          value={form.position}
          onChange={(position) => set({ position })}
        />
      )}
      {kind === 'announcement' || kind === 'banner' ? (
        <Select
          label={texts.audience}
          value={form.audience}
          options={optionsOf(texts.audiences)}
          onChange={(audience) => set({ audience })}
        />
      ) : null}
      {kind === 'announcement' && form.kindCode === 'PR' ? (
        <Check
          label={texts.takesApplications}
          checked={form.takesApplications}
          onChange={(takesApplications) => set({ takesApplications })}
        />
      ) : null}
      {kind === 'announcement' && form.kindCode === 'PL' ? (
        <Check label={texts.hot} checked={form.isHot} onChange={(isHot) => set({ isHot })} />
      ) : null}
    </div>
  );
}

function optionsOf(labels: Readonly<Record<string, string>>): { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
