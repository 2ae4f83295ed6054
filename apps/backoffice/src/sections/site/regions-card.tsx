import { countryChoices } from '../../form/choices.ts';
import { LinesField } from '../../form/fields.tsx';
import { PickField } from '../../form/pick-field.tsx';
import { wordsOf } from '../../shared/lists.ts';
import { SaveCard, useSiteForm } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.regions;
const COUNTRIES = countryChoices();

/** Blocked countries and networks; the allow list takes precedence. */
export function RegionsCard({ settings, canChange, save }: SiteCardProps) {
  const form = useSiteForm({
    draft: {
      restrictedCountries: settings.restrictedCountries as string[],
      restrictedNetworks: settings.restrictedNetworks.join('\n'),
      allowedNetworks: settings.allowedNetworks.join('\n'),
    },
    toChanges: ({ restrictedCountries, restrictedNetworks, allowedNetworks }) => ({
      restrictedCountries,
      restrictedNetworks: wordsOf(restrictedNetworks),
      allowedNetworks: wordsOf(allowedNetworks),
    }),
  });
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      <PickField at={form.at('restrictedCountries')} label={texts.countries} options={COUNTRIES} />
      <LinesField at={form.at('restrictedNetworks')} label={texts.networks} hint={texts.networksHint} />
      <LinesField at={form.at('allowedNetworks')} label={texts.allowed} hint={texts.networksHint} />
    </SaveCard>
  );
}
