import { useState } from 'react';
import { Field, Select } from '../../parts/field.tsx';
import { Lines } from '../../parts/lines.tsx';
import { messageOf } from '../../shared/message-of.ts';
import { type Choices, contentApi, type ContentKind } from './api.ts';
import type { LanguageText } from './content-form.ts';
import type { FormPartProps } from './form-part.tsx';
import { contentTexts as texts } from './texts.ts';

/** The words of an entry, one language at a time, and how its HTML will look. */
export function LanguageTexts({ kind, form, set, choices }: FormPartProps & { kind: ContentKind; choices: Choices }) {
  const [language, setLanguage] = useState(choices.languages[0] ?? 'EN');
  const [preview, setPreview] = useState<{ html: string } | { error: string } | null>(null);
  const text = form.texts[language] ?? { title: '', content: '', caption: '', action: '' };
  const put = (change: Partial<LanguageText>) => {
    setPreview(null);
    set({ texts: { ...form.texts, [language]: { ...text, ...change } } });
  };
  const show = async () => {
    try {
      setPreview(await contentApi.preview(text.content));
    } catch (failure) {
      setPreview({ error: messageOf(failure) });
    }
  };
  const hasHtml = kind === 'announcement' || kind === 'help' || kind === 'sponsor';
  return (
    <>
      <div className="filters">
        <Select
          label={texts.language}
          value={language}
          options={choices.languages.map((value) => ({ value, label: value }))}
          onChange={(next) => (setPreview(null), setLanguage(next))}
        />
        <Field
          label={texts.name}
          hint={texts.languagesHint}
          value={text.title}
          onChange={(title) => put({ title })}
          maxLength={200}
        />
        {kind === 'banner' ? (
          <Field label={texts.caption} value={text.caption} onChange={(caption) => put({ caption })} maxLength={100} />
        ) : null}
        {kind === 'banner' ? (
          <Field label={texts.action} value={text.action} onChange={(action) => put({ action })} maxLength={100} />
        ) : null}
      </div>
      {hasHtml ? (
        <Lines label={texts.text} hint={texts.textHint} value={text.content} onChange={(content) => put({ content })} />
      ) : null}
      {hasHtml ? (
        <button type="button" className="button" onClick={() => void show()}>
          {texts.preview}
        </button>
      ) : null}
      {preview !== null && 'error' in preview ? (
        <p className="error" role="alert">
          {preview.error}
        </p>
      ) : null}
      {/* The server has cleaned it, and the policy of this page runs no script of it. */}
      {preview !== null && 'html' in preview ? (
        <article className="preview" aria-label={texts.preview} dangerouslySetInnerHTML={{ __html: preview.html }} />
      ) : null}
    </>
  );
}
