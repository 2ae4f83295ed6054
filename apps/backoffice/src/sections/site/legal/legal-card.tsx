import { PRIVACY_SECTIONS, TERMS_SECTIONS } from '@fairlot/contract/site/legal-passages';
import { Button, Select } from '@fairlot/ui';
import { useState } from 'react';
import type { SiteCardProps } from '../site-card-props.ts';
import { useStandardWords } from '../standard-words.ts';
import { legalTexts as texts } from './legal-texts.ts';
import { marketDraft } from './market-drafts.ts';
import { PassageDialog } from './passage-dialog.tsx';

const SECTIONS = [...TERMS_SECTIONS, ...PRIVACY_SECTIONS];

/**
 * Terms and privacy policy in one language; each passage is marked as a draft until the merchant has written its own.
 */
export function LegalCard({ settings, choices, canChange, save }: SiteCardProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const [language, setLanguage] = useState(settings.defaultLanguage);
  const standard = useStandardWords(language);
  const own = settings.texts[language] ?? {};
  const options = choices.languages
    .filter(({ code }) => settings.languages.includes(code))
    .map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
  const draftOf = (key: string) => marketDraft(settings.market.profile, language, key, standard[key] ?? '');
  /** The heading above a passage, numbered where it has several. */
  const titleOf = (key: string) => {
    const { title = key, texts: keys = [] } = SECTIONS.find((section) => section.texts.includes(key)) ?? {};
    return [standard[title] ?? title, ...(keys.length > 1 ? [keys.indexOf(key) + 1] : [])].join(' ');
  };
  const passages = (sections: typeof TERMS_SECTIONS) =>
    sections
      .flatMap(({ texts: keys }) => keys)
      .map((key) => (
        <div key={key}>
          <p className="row">
            <b title={key}>{titleOf(key)}</b>
            <span className={own[key] === undefined ? 'state state--wait' : 'state state--good'}>
              {own[key] === undefined ? texts.draft : texts.own}
            </span>
            {canChange ? (
              <Button aria-label={`${texts.replace}: ${titleOf(key)}`} onClick={() => setEdited(key)}>
                {texts.replace}
              </Button>
            ) : null}
          </p>
          <p lang={language.toLowerCase()} dir="auto">
            {own[key] ?? (draftOf(key) || '–')}
          </p>
        </div>
      ));
  return (
    <section className="card" aria-label={texts.heading}>
      <h2>{texts.heading}</h2>
      <p>{texts.text}</p>
      <h3>{texts.asks}</h3>
      <ul>
        {texts.market[settings.market.profile].map((ask) => (
          <li key={ask}>{ask}</li>
        ))}
      </ul>
      <Select label={texts.language} value={language} options={options} onChange={setLanguage} />
      <h3>{texts.terms}</h3>
      {passages(TERMS_SECTIONS)}
      <h3>{texts.privacy}</h3>
      {passages(PRIVACY_SECTIONS)}
      {edited === null ? null : (
        <PassageDialog
          settings={settings}
          save={save}
          language={language}
          textKey={edited}
          draft={own[edited] ?? draftOf(edited)}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}
