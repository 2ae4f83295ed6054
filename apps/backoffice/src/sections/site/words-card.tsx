import { Button, Select } from '@fairlot/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { TextField } from '../../form/fields.tsx';
import { common } from '../../shared/common-texts.ts';
import { SaveCard, useSiteForm } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { useStandardWords } from './standard-words.ts';
import { siteTexts } from './texts.ts';
import { withEdits } from './legal/wording.ts';
import { ErrorLine } from '../../parts/states.tsx';

const texts = siteTexts.words;
const PLURAL = /\{\w+,\s*(plural|select)/;

/** The merchant's own texts, which replace the default ones, by language. */
export function WordsCard({ settings, choices, canChange, save }: SiteCardProps) {
  const listId = useId();
  const base = useRef(settings.texts);
  const form = useSiteForm({
    draft: { texts: settings.texts, key: '', own: '' },
    check: (draft) => ({ '': draft.own.trim() !== '' && siteTexts.notAdded }),
    toChanges: (draft) => ({ texts: withEdits(settings.texts, base.current, draft.texts) }),
  });
  // The card of the terms saves wording too.
  const follow = useEffectEvent((current: typeof settings.texts) => {
    if (form.isDirty) return;
    base.current = current;
    form.reset({ texts: current, key: '', own: '' });
  });
  useEffect(() => follow(settings.texts), [settings.texts]);
  const { texts: words, key, own } = form.values;
  const [language, setLanguage] = useState(settings.defaultLanguage);
  const [error, setError] = useState<string | null>(null);
  const standard = useStandardWords(language);
  const options = choices.languages
    .filter(({ code }) => settings.languages.includes(code))
    .map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
  const current = words[language] ?? {};
  const add = () => {
    const known = standard[key];
    const problem = problemOf(known);
    setError(problem);
    if (problem !== null || own.trim() === '') return;
    form.set({ texts: { ...words, [language]: { ...current, [key]: own.trim() } }, key: '', own: '' });
  };
  const remove = (name: string) =>
    form.set({
      texts: { ...words, [language]: Object.fromEntries(Object.entries(current).filter(([other]) => other !== name)) },
    });
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      <Select label={common.language} value={language} options={options} onChange={setLanguage} />
      {Object.keys(current).length === 0 ? <p className="muted">{texts.empty}</p> : null}
      <OwnWords words={current} onRemove={canChange ? remove : null} />
      {canChange ? (
        <>
          <TextField at={form.at('key')} label={texts.key} list={listId} autoComplete="off" />
          <datalist id={listId}>
            {Object.keys(standard).map((name) => (
              <option key={name} value={name}>
                {standard[name]}
              </option>
            ))}
          </datalist>
          {standard[key] === undefined ? null : (
            <p className="muted">
              {texts.standard}: {standard[key]}
            </p>
          )}
          <TextField at={form.at('own')} label={texts.own} hint={texts.hint} maxLength={500} />
          <Button onClick={add}>{texts.add}</Button>
        </>
      ) : null}
      <ErrorLine message={error} />
    </SaveCard>
  );
}

interface OwnWordsProps {
  words: Readonly<Record<string, string>>;
  /** Null for operators who cannot change them. */
  onRemove: ((key: string) => void) | null;
}

function OwnWords({ words, onRemove }: OwnWordsProps) {
  return (
    <dl>
      {Object.entries(words).map(([name, text]) => (
        <div key={name} className="row">
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{text}</dd>
          {onRemove !== null ? (
            <dd>
              <Button aria-label={`${common.drop} ${name}`} onClick={() => onRemove(name)}>
                {common.drop}
              </Button>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

/** Why a key cannot be reworded; null when it can. */
function problemOf(known: string | undefined): string | null {
  if (known === undefined) return texts.unknown;
  return PLURAL.test(known) ? texts.plural : null;
}
