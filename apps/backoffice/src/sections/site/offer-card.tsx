import { languageChoices } from '../../form/choices.ts';
import { SelectField, TextField } from '../../form/fields.tsx';
import { PickField } from '../../form/pick-field.tsx';
import { gameKinds } from '../../form/game-kinds.ts';
import { productNames } from '../../form/product-names.ts';
import { useLoad } from '../../shared/use-load.ts';
import { siteApi } from './api.ts';
import { SaveCard, useSiteForm } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.offer;

/** Our own games are a vendor of the catalogue once one of them is on. */
const nameOf = (code: string) => (code === 'BGS' ? `${productNames['originals']} (${code})` : code);

/** Languages, minimum age of the licence, game categories. */
export function OfferCard({ settings, choices, canChange, save }: SiteCardProps) {
  const form = useSiteForm({
    draft: {
      languages: settings.languages as string[],
      defaultLanguage: settings.defaultLanguage,
      ageMinimum: String(settings.ageMinimum ?? ''),
      categories: settings.categories as string[],
      providerLimit: settings.providerLimit ?? '',
      limitedLists: settings.limitedLists as string[],
    },
    check: ({ ageMinimum }) => ({ ageMinimum: !/^\d*$/.test(ageMinimum.trim()) && texts.wrongAge }),
    toChanges: ({ languages, defaultLanguage, ageMinimum, categories, providerLimit, limitedLists }) => ({
      languages,
      defaultLanguage,
      ageMinimum: ageMinimum.trim() === '' ? null : Number(ageMinimum),
      categories,
      providerLimit: providerLimit === '' ? null : providerLimit,
      limitedLists,
    }),
  });
  const { state } = useLoad(siteApi.vendors);
  const vendors = state.kind === 'ready' ? state.value : [];
  const { providerLimit } = settings;
  const limits = [
    { value: '', label: texts.noProvider },
    ...(providerLimit === null || vendors.some(({ value }) => value === providerLimit)
      ? []
      : [{ value: providerLimit, label: nameOf(providerLimit) }]),
    ...vendors,
  ];
  const categories = choices.categories.map((value) => ({
    value,
    label: Object.entries(gameKinds).find(([code]) => code === value)?.[1] ?? value,
  }));
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      <PickField
        at={form.at('languages')}
        label={texts.languages}
        options={languageChoices(choices.languages.map(({ code }) => code))}
        isOrdered
      />
      <SelectField
        at={form.at('defaultLanguage')}
        label={texts.defaultLanguage}
        options={languageChoices(form.values.languages)}
      />
      <TextField at={form.at('ageMinimum')} label={texts.age} hint={texts.ageHint} inputMode="numeric" maxLength={2} />
      <PickField
        at={form.at('categories')}
        label={texts.categories}
        hint={texts.lobby}
        options={categories}
        isOrdered
      />
      <SelectField at={form.at('providerLimit')} label={texts.provider} options={limits} />
      <PickField at={form.at('limitedLists')} label={texts.limited} hint={texts.limitedHint} options={categories} />
    </SaveCard>
  );
}
