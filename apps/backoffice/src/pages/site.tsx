import type { siteDesk, ValueOf } from '@fairlot/contract';
import { useState } from 'react';
import type { Operator } from '../app.tsx';
import type { SiteSettings } from '../parts/save-card.tsx';
import { Loaded } from '../parts/states.tsx';
import { api } from '../shared/api.ts';
import { useLoad } from '../shared/use-load.ts';
import { BrandCard } from './site/brand-card.tsx';
import { CodesCard } from './site/codes-card.tsx';
import { ContactCard } from './site/contact-card.tsx';
import { FlagsCard } from './site/flags-card.tsx';
import { LogoCard } from './site/logo-card.tsx';
import { OfferCard } from './site/offer-card.tsx';
import { RegionsCard } from './site/regions-card.tsx';
import { WindowsCard } from './site/windows-card.tsx';
import { WordsCard } from './site/words-card.tsx';

export interface SiteCardProps {
  settings: SiteSettings;
  choices: ValueOf<typeof siteDesk.getSite>['choices'];
  canChange: boolean;
  onSaved: (settings: SiteSettings) => void;
}

/** The merchant's brand, words, offer and borders. */
export function Site({ operator }: { operator: Operator }) {
  const { state, reload } = useLoad(api.getSite);
  return (
    <Loaded state={state} onRetry={reload}>
      {(site) => <Cards site={site} canChange={operator.permissions.includes('site.change')} />}
    </Loaded>
  );
}

function Cards({ site, canChange }: { site: ValueOf<typeof siteDesk.getSite>; canChange: boolean }) {
  const [settings, setSettings] = useState(site.settings);
  const props: SiteCardProps = { settings, choices: site.choices, canChange, onSaved: setSettings };
  return (
    <div className="cards">
      <BrandCard {...props} />
      <LogoCard {...props} />
      <OfferCard {...props} />
      <FlagsCard {...props} />
      <WordsCard {...props} />
      <ContactCard {...props} />
      <CodesCard {...props} />
      <WindowsCard {...props} />
      <RegionsCard {...props} />
    </div>
  );
}
