import { useState } from 'react';
import { Field, Select } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { ReasonField } from '../../parts/known-fields.tsx';
import { Lines } from '../../parts/lines.tsx';
import { createRequestKeys } from '../../shared/request-key.ts';
import { inboxApi } from './api.ts';
import { type Draft, EMPTY, faultOf, wishOf } from './compose.ts';
import { inboxTexts as texts } from './texts.ts';

const LANGUAGES = ['EN', 'VI', 'TY', 'CN', 'ID', 'TL', 'JA', 'KO', 'PT', 'ES', 'FR', 'RU', 'TR', 'AR'];
const KINDS = ['news', 'security'] as const;

/** A new message: for whom, and its words in one language after the other. */
export function MailingForm({ memberId, onSent }: { memberId: string; onSent: () => void }) {
  const [draft, setDraft] = useState<Draft>({ ...EMPTY, memberIds: memberId });
  const [language, setLanguage] = useState('EN');
  const [reason, setReason] = useState('');
  const [notice, setNotice] = useState('');
  const [keyOf, setKeyOf] = useState(() => createRequestKeys());
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const text = draft.texts[language] ?? { title: '', text: '' };
  const put = (change: Partial<typeof text>) => set({ texts: { ...draft.texts, [language]: { ...text, ...change } } });
  const submit = async () => {
    const wish = wishOf(draft);
    await inboxApi.send({ ...wish, key: keyOf([JSON.stringify(wish)]), reason: reason.trim() });
    // The same once more is another message from now on.
    setKeyOf(() => createRequestKeys());
    setDraft({ ...EMPTY, memberIds: memberId });
    setReason('');
    setNotice(texts.sent);
    onSent();
  };
  return (
    <>
      <Form submit={texts.send} check={() => faultOf(draft)} onSubmit={submit}>
        <Field
          label={texts.members}
          hint={texts.membersHint}
          value={draft.memberIds}
          onChange={(memberIds) => set({ memberIds })}
          maxLength={900}
        />
        <Field
          label={texts.customerTypes}
          hint={texts.customerTypesHint}
          value={draft.types}
          onChange={(types) => set({ types })}
          maxLength={60}
        />
        <Field
          label={texts.labels}
          hint={texts.labelsHint}
          value={draft.labels}
          onChange={(labels) => set({ labels })}
          maxLength={400}
        />
        <Field
          label={texts.days}
          value={draft.days}
          onChange={(days) => set({ days })}
          pattern="[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-5]"
          inputMode="numeric"
          required
        />
        <Select
          label={texts.kind}
          value={draft.kind}
          options={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
          onChange={(kind) => set({ kind })}
        />
        <Select
          label={texts.language}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: value }))}
          onChange={setLanguage}
        />
        <Field label={texts.title} value={text.title} onChange={(title) => put({ title })} maxLength={120} />
        <Lines label={texts.text} hint={texts.textHint} value={text.text} onChange={(words) => put({ text: words })} />
        <ReasonField value={reason} onChange={setReason} />
      </Form>
      <p role="status">{notice}</p>
    </>
  );
}
