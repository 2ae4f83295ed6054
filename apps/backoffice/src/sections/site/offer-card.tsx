import { SelectField, TextField } from '../../form/fields.tsx';
import { wordsOf } from '../../shared/lists.ts';
import { SaveCard, useSiteForm } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.offer;

/** Languages, minimum age of the licence, game categories. */
export function OfferCard({ settings, choices, canChange, save }: SiteCardProps) {
  const form = useSiteForm({
    draft: {
      languages: settings.languages.join(', '),
      defaultLanguage: settings.defaultLanguage,
      ageMinimum: String(settings.ageMinimum ?? ''),
      categories: settings.categories.join(', '),
      providerLimit: settings.providerLimit ?? '',
      limitedLists: settings.limitedLists.join(', '),
    },
    check: ({ ageMinimum }) => ({ ageMinimum: !/^\d*$/.test(ageMinimum.trim()) && texts.wrongAge }),
    toChanges: ({ languages, defaultLanguage, ageMinimum, categories, providerLimit, limitedLists }) => ({
      languages: wordsOf(languages),
      defaultLanguage,
      ageMinimum: ageMinimum.trim() === '' ? null : Number(ageMinimum),
      categories: wordsOf(categories),
      providerLimit: providerLimit.trim() === '' ? null : providerLimit.trim(),
      limitedLists: wordsOf(limitedLists),
    }),
  });
  const chosen = wordsOf(form.values.languages);
  const options = choices.languages
    .filter(({ code }) => chosen.includes(code))
    .map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
  const codes = choices.languages.map(({ code }) => code).join(', ');
  const categories = choices.categories.join(', ');
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      <TextField at={form.at('languages')} label={texts.languages} hint={`${texts.hint} ${codes}`} />
      <SelectField at={form.at('defaultLanguage')} label={texts.defaultLanguage} options={options} />
      <TextField at={form.at('ageMinimum')} label={texts.age} hint={texts.ageHint} inputMode="numeric" maxLength={2} />
      <TextField at={form.at('categories')} label={texts.categories} hint={`${texts.hint} ${categories}`} />
      <TextField at={form.at('providerLimit')} label={texts.provider} hint={texts.providerHint} />
      <TextField at={form.at('limitedLists')} label={texts.limited} hint={`${texts.limitedHint} ${categories}`} />
    </SaveCard>
  );
}
