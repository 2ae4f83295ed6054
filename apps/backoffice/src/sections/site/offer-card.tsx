import { useState } from 'react';
import { Field, Select } from '../../parts/field.tsx';
import { wordsOf } from '../../shared/lists.ts';
import { SaveCard } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.offer;

/** Languages, the age of the licence, categories of games. */
export function OfferCard({ settings, choices, canChange, onSaved }: SiteCardProps) {
  const [languages, setLanguages] = useState(settings.languages.join(', '));
  const [first, setFirst] = useState(settings.defaultLanguage);
  const [age, setAge] = useState(String(settings.ageMinimum ?? ''));
  const [categories, setCategories] = useState(settings.categories.join(', '));
  const [provider, setProvider] = useState(settings.providerLimit ?? '');
  const [limited, setLimited] = useState(settings.limitedLists.join(', '));
  const options = choices.languages
    .filter(({ code }) => wordsOf(languages).includes(code))
    .map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
  const collect = () => {
    if (!/^\d*$/.test(age.trim())) return texts.wrongAge;
    return {
      languages: wordsOf(languages),
      defaultLanguage: first,
      ageMinimum: age.trim() === '' ? null : Number(age),
      categories: wordsOf(categories),
      providerLimit: provider.trim() === '' ? null : provider.trim(),
      limitedLists: wordsOf(limited),
    };
  };
  return (
    <SaveCard heading={texts.heading} canChange={canChange} collect={collect} onSaved={onSaved}>
      <Field
        label={texts.languages}
        hint={`${texts.hint} ${choices.languages.map(({ code }) => code).join(', ')}`}
        value={languages}
        onChange={setLanguages}
      />
      <Select label={texts.defaultLanguage} value={first} options={options} onChange={setFirst} />
      <Field label={texts.age} hint={texts.ageHint} value={age} onChange={setAge} inputMode="numeric" maxLength={2} />
      <Field
        label={texts.categories}
        hint={`${texts.hint} ${choices.categories.join(', ')}`}
        value={categories}
        onChange={setCategories}
      />
      <Field label={texts.provider} hint={texts.providerHint} value={provider} onChange={setProvider} maxLength={32} />
      <Field
        label={texts.limited}
        hint={`${texts.limitedHint} ${choices.categories.join(', ')}`}
        value={limited}
        onChange={setLimited}
      />
    </SaveCard>
  );
}
