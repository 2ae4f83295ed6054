import { Button, Select } from '@fairlot/ui';
import { useState } from 'react';
import { languageChoices } from '../../form/choices.ts';
import { LinesField, TextField } from '../../form/fields.tsx';
import { common } from '../../shared/common-texts.ts';
import { messageOf } from '../../shared/message-of.ts';
import { type Choices, contentApi, type ContentKind } from './api.ts';
import type { FormPartProps } from './form-part.ts';
import { contentTexts as texts } from './texts.ts';

/** The texts of an entry in one language at a time, with a preview of the HTML. */
export function LanguageTexts({ kind, form, choices }: FormPartProps & { kind: ContentKind; choices: Choices }) {
  const [language, setLanguage] = useState(choices.languages[0] ?? 'EN');
  const [preview, setPreview] = useState<({ of: string } & ({ html: string } | { error: string })) | null>(null);
  const content = form.values.texts[language]?.content ?? '';
  const show = async () => {
    try {
      setPreview({ of: content, ...(await contentApi.preview(content)) });
    } catch (failure) {
      setPreview({ of: content, error: messageOf(failure) });
    }
  };
  const hasHtml = kind === 'announcement' || kind === 'help' || kind === 'sponsor';
  return (
    <>
      <div className="filters">
        <Select
          label={common.language}
          value={language}
          options={languageChoices(choices.languages)}
          onChange={setLanguage}
        />
        <TextField
          key={`title ${language}`}
          at={form.at(`texts.${language}.title`)}
          label={common.title}
          hint={texts.languagesHint}
          maxLength={200}
        />
        {kind === 'banner' ? (
          <>
            <TextField
              key={`caption ${language}`}
              at={form.at(`texts.${language}.caption`)}
              label={texts.caption}
              maxLength={100}
            />
            <TextField
              key={`action ${language}`}
              at={form.at(`texts.${language}.action`)}
              label={texts.action}
              maxLength={100}
            />
          </>
        ) : null}
      </div>
      {hasHtml ? (
        <LinesField
          key={`content ${language}`}
          at={form.at(`texts.${language}.content`)}
          label={texts.text}
          hint={texts.textHint}
        />
      ) : null}
      {hasHtml ? <Button onClick={() => void show()}>{texts.preview}</Button> : null}
      {preview?.of === content && 'error' in preview ? (
        <p className="error" role="alert">
          {preview.error}
        </p>
      ) : null}
      {/* The server has sanitised it, and the page's policy runs no script in it. */}
      {preview?.of === content && 'html' in preview ? (
        <article className="preview" aria-label={texts.preview} dangerouslySetInnerHTML={{ __html: preview.html }} />
      ) : null}
    </>
  );
}
