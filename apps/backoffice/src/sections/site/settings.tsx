import type { siteDesk, ValueOf } from '@fairlot/contract';
import { useState } from 'react';
import { Loaded } from '../../parts/states.tsx';
import type { Operator } from '../../shared/operator.ts';
import { useLoad } from '../../shared/use-load.ts';
import { siteApi } from './api.ts';
import { BrandCard } from './brand-card.tsx';
import { CodesCard } from './codes-card.tsx';
import { CompanyCard } from './company-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { FlagsCard } from './flags-card.tsx';
import { InstallCard } from './install-card.tsx';
import { LogoCard } from './logo-card.tsx';
import { MarketCard } from './market-card.tsx';
import { OfferCard } from './offer-card.tsx';
import { RegionsCard } from './regions-card.tsx';
import { WindowsCard } from './windows-card.tsx';
import { WordsCard } from './words-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';

/** The merchant's brand, words, offer and borders. */
export function Settings({ operator }: { operator: Operator }) {
  const { state, reload } = useLoad(siteApi.getSite);
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
      <CompanyCard {...props} />
      <ContactCard {...props} />
      <InstallCard {...props} />
      <CodesCard {...props} />
      <WindowsCard {...props} />
      <RegionsCard {...props} />
      <MarketCard {...props} />
    </div>
  );
}
