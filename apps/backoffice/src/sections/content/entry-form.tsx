import { createEntry } from '@fairlot/contract/content/desk';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { AskingForm } from '../../form/asking-form.tsx';
import { SelectField, TextField, TickField } from '../../form/fields.tsx';
import { optionsOf } from '../../form/options-of.ts';
import { useContractForm } from '../../form/use-contract-form.ts';
import { common } from '../../shared/common-texts.ts';
import { timeZone } from '../../shared/format.ts';
import { texts as sharedTexts } from '../../shared/texts.ts';
import { type Choices, contentApi, type ContentKind, type Entry } from './api.ts';
import { CategoryPicker } from './category-picker.tsx';
import { fieldsOf, formOf, wrongOf } from './content-form.ts';
import type { FormPartProps } from './form-part.ts';
import { LanguageTexts } from './language-texts.tsx';
import { hasOnePicture, Pictures } from './pictures.tsx';
import { contentTexts as texts } from './texts.ts';

export interface EntryFormProps {
  kind: ContentKind;
  /** Null for a new one. */
  entry: Entry | null;
  choices: Choices;
  onDone: () => void;
  onBack: () => void;
}

/** One entry of any kind; saving asks for a reason. */
export function EntryForm({ kind, entry, choices, onDone, onBack }: EntryFormProps) {
  // Read once: a draft that changed with the clock would replace the start that the operator chose.
  const [openedMs] = useState(() => Date.now());
  const form = useContractForm({
    call: createEntry,
    draft: formOf(entry, choices, openedMs),
    asksReason: true,
    check: (draft) => wrongOf(draft, entry),
    toBody: (draft) => ({ entry: fieldsOf(kind, draft, entry) }),
  });
  const heading = entry === null ? texts.heading.new : texts.heading.edit;
  const save = async (body: { entry: Record<string, unknown> }, reason: string) => {
    await (entry === null
      ? contentApi.create(kind, body.entry, reason)
      : contentApi.change(kind, entry.id, body.entry, reason, entry.version));
    onDone();
  };
  const parts = { kind, form, choices };
  return (
    <section className="card card--wide" aria-label={heading}>
      <h2>
        {heading}: {texts.kinds[kind]}
      </h2>
      <AskingForm
        form={form}
        submit={common.save}
        ask={{ title: common.save, text: common.takesEffect }}
        onSend={save}
        beside={<Button onClick={onBack}>{common.backToList}</Button>}
      >
        <Place {...parts} />
        {kind === 'announcement' && form.values.kindCode === 'PR' ? <CategoryPicker {...parts} /> : null}
        <LanguageTexts {...parts} />
        {kind === 'announcement' || hasOnePicture(kind) ? <Pictures {...parts} /> : null}
        <div className="filters">
          <TextField
            at={form.at('startsAt')}
            label={common.from}
            hint={sharedTexts.times(timeZone())}
            type="datetime-local"
          />
          <TextField at={form.at('endsAt')} label={common.until} hint={common.noEnd} type="datetime-local" />
          <TickField at={form.at('isPublished')} label={texts.published} />
        </div>
      </AskingForm>
    </section>
  );
}

const groupNames: Readonly<Record<string, string>> = texts.groups;

/** Position and audience of an entry. */
function Place({ kind, form, choices }: FormPartProps & { kind: ContentKind; choices: Choices }) {
  const { kindCode } = form.values;
  return (
    <div className="filters">
      {kind === 'announcement' ? (
        <SelectField at={form.at('kindCode')} label={common.type} options={optionsOf(texts.kindCodes)} />
      ) : null}
      {kind === 'banner' ? (
        <SelectField
          at={form.at('groupName')}
          label={texts.group}
          options={choices.groups.map((value) => ({ value, label: groupNames[value] ?? value }))}
        />
      ) : null}
      {hasOnePicture(kind) ? (
        <TextField at={form.at('url')} label={texts.link} hint={texts.linkHint} maxLength={500} />
      ) : null}
      {kind === 'help' ? <TextField at={form.at('tag')} label={texts.tag} hint={texts.tagHint} maxLength={40} /> : null}
      {kind === 'announcement' ? null : <TextField at={form.at('position')} label={texts.position} type="number" />}
      {kind === 'announcement' || kind === 'banner' ? (
        <SelectField at={form.at('audience')} label={texts.audience} options={optionsOf(texts.audiences)} />
      ) : null}
      {kind === 'announcement' && kindCode === 'PR' ? (
        <TickField at={form.at('takesApplications')} label={texts.takesApplications} />
      ) : null}
      {kind === 'announcement' && kindCode === 'PL' ? <TickField at={form.at('isHot')} label={texts.hot} /> : null}
    </div>
  );
}
