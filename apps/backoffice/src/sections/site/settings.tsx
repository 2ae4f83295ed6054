import type { siteDesk, ValueOf } from '@fairlot/contract';
import { useState } from 'react';
import { Loaded } from '../../parts/states.tsx';
import { ApiError } from '../../shared/api.ts';
import type { Operator } from '../../shared/operator.ts';
import { newRequestKey } from '../../shared/request-key.ts';
import { useLoad } from '../../shared/use-load.ts';
import { siteApi } from './api.ts';
import { BarCard } from './clients/bar-card.tsx';
import { BrandCard } from './brand-card.tsx';
import { ClientsCard } from './clients/clients-card.tsx';
import { CodesCard } from './codes-card.tsx';
import { CompanyCard } from './company-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { FlagsCard } from './flags-card.tsx';
import { InstallCard } from './install-card.tsx';
import { LinksCard } from './clients/links-card.tsx';
import { LogoCard } from './logo-card.tsx';
import { LotteryCard } from './clients/lottery-card.tsx';
import { MarketCard } from './market-card.tsx';
import { OfferCard } from './offer-card.tsx';
import { RegistrationCard } from './clients/registration-card.tsx';
import { RegionsCard } from './regions-card.tsx';
import { WindowsCard } from './windows-card.tsx';
import { WordsCard } from './words-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

/** The merchant's brand, words, offer and borders. */
export function Settings({ operator }: { operator: Operator }) {
  const { state, reload } = useLoad(siteApi.getSite);
  return (
    <Loaded state={state} onRetry={reload}>
      {(site) => (
        <Cards
          key={site.version}
          site={site}
          canChange={operator.permissions.includes('site.change')}
          onReload={reload}
        />
      )}
    </Loaded>
  );
}

interface CardsProps {
  site: ValueOf<typeof siteDesk.getSite>;
  canChange: boolean;
  onReload: () => void;
}

function Cards({ site, canChange, onReload }: CardsProps) {
  const [{ settings, version }, setCurrent] = useState(site);
  const [isOld, setOld] = useState(false);
  const save: SiteCardProps['save'] = async (changes, reason) => {
    try {
      const answer = await siteApi.changeSite({ changes, reason, version, requestKey: newRequestKey() });
      if ('state' in answer) return 'asked';
      setCurrent((before) => ({ ...before, settings: answer, version: answer.version }));
      return 'saved';
    } catch (error) {
      if (error instanceof ApiError && error.code === 'version.conflict') setOld(true);
      throw error;
    }
  };
  const props: SiteCardProps = { settings, choices: site.choices, canChange, save };
  return (
    <>
      {isOld && (
        <p className="card" role="alert">
          {siteTexts.old}{' '}
          <button type="button" className="button button--ghost" onClick={onReload}>
            {siteTexts.showNew}
          </button>
        </p>
      )}
      <div className="cards">
        <BrandCard {...props} />
        <LogoCard {...props} />
        <OfferCard {...props} />
        <FlagsCard {...props} />
        <WordsCard {...props} />
        <CompanyCard {...props} />
        <ContactCard {...props} />
        <InstallCard {...props} />
        <BarCard {...props} />
        <LinksCard {...props} />
        <RegistrationCard {...props} />
        <LotteryCard {...props} />
        <ClientsCard {...props} />
        <CodesCard {...props} />
        <WindowsCard {...props} />
        <RegionsCard {...props} />
        <MarketCard {...props} />
      </div>
    </>
  );
}
