import { useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { Lines } from '../../parts/lines.tsx';
import { wordsOf } from '../../shared/lists.ts';
import { SaveCard } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.regions;

/** Who is not served, by country and network; the list of those who always are wins. */
export function RegionsCard({ settings, canChange, onSaved }: SiteCardProps) {
  const [countries, setCountries] = useState(settings.restrictedCountries.join(', '));
  const [restricted, setRestricted] = useState(settings.restrictedNetworks.join('\n'));
  const [allowed, setAllowed] = useState(settings.allowedNetworks.join('\n'));
  const collect = () => ({
    restrictedCountries: wordsOf(countries.toUpperCase()),
    restrictedNetworks: wordsOf(restricted),
    allowedNetworks: wordsOf(allowed),
  });
  return (
    <SaveCard heading={texts.heading} canChange={canChange} collect={collect} onSaved={onSaved}>
      <Field label={texts.countries} hint={texts.countriesHint} value={countries} onChange={setCountries} />
      <Lines label={texts.networks} hint={texts.networksHint} value={restricted} onChange={setRestricted} />
      <Lines label={texts.allowed} hint={texts.networksHint} value={allowed} onChange={setAllowed} />
    </SaveCard>
  );
}
