import { Select } from '@fairlot/ui';
import { useState } from 'react';
import { common } from '../shared/common-texts.ts';
import { languageChoices } from './choices.ts';
import { LinesField, TextField } from './fields.tsx';
import { TEXT_LANGUAGES } from './text-languages.ts';
import type { FieldAt } from './use-contract-form.ts';

interface LanguageFieldsProps {
  /** Paths of the fields of a language; a name has no text. */
  at: (language: string) => { title: FieldAt<string>; text?: FieldAt<string> };
  words?: { title: string; text?: string; textHint?: string };
  /** Called with the selected language. */
  onShown?: (language: string) => void;
}

/** A title with its text, or only a title, for one language at a time. */
export function LanguageFields({ at, words = { title: common.name }, onShown }: LanguageFieldsProps) {
  const [language, setLanguage] = useState('EN');
  const show = (chosen: string) => {
    setLanguage(chosen);
    onShown?.(chosen);
  };
  const { title, text } = at(language);
  return (
    <>
      <Select label={common.language} value={language} options={languageChoices(TEXT_LANGUAGES)} onChange={show} />
      <TextField key={`title ${language}`} at={title} label={words.title} />
      {text !== undefined && (
        <LinesField key={`text ${language}`} at={text} label={words.text ?? ''} hint={words.textHint} />
      )}
    </>
  );
}
