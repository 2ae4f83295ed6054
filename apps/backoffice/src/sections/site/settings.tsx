import type { siteDesk, ValueOf } from '@fairlot/contract';
import { Button } from '@fairlot/ui';
import { type ComponentType, useState } from 'react';
import { Loaded } from '../../parts/states.tsx';
import { isConflict } from '../../shared/api.ts';
import { common } from '../../shared/common-texts.ts';
import { newRequestKey } from '../../shared/request-key.ts';
import type { PageProps } from '../../shared/section.ts';
import { useLoad } from '../../shared/use-load.ts';
import { siteApi } from './api.ts';
import { BarCard } from './clients/bar-card.tsx';
import { BrandCard } from './brand-card.tsx';
import { ClientsCard } from './clients/clients-card.tsx';
import { LanguagesCard } from './clients/languages-card.tsx';
import { CodesCard } from './codes-card.tsx';
import { CompanyCard } from './company-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { FlagsCard } from './flags-card.tsx';
import { InstallCard } from './install-card.tsx';
import { LegalCard } from './legal/legal-card.tsx';
import { LinksCard } from './clients/links-card.tsx';
import { LogoCard } from './logo-card.tsx';
import { LotteryCard } from './clients/lottery-card.tsx';
import { MarketCard } from './market-card.tsx';
import { OfferCard } from './offer-card.tsx';
import { RegistrationCard } from './clients/registration-card.tsx';
import { RegionsCard } from './regions-card.tsx';
import { ReviewLimitCard } from './review-limit-card.tsx';
import { WindowsCard } from './windows-card.tsx';
import { WordsCard } from './words-card.tsx';
import { canSaveOver } from './saving/merge-settings.ts';
import { MoneyCard } from './money-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

/** The merchant's settings: brand, texts, offer and regions. */
export function Settings({ operator, search, onGo }: PageProps) {
  const { state, reload } = useLoad(siteApi.getSite);
  return (
    <Loaded state={state} onRetry={reload}>
      {(site) => (
        <Cards
          site={site}
          part={partOf(search)}
          onGo={onGo}
          canChange={operator.permissions.includes('site.change')}
          onReload={reload}
        />
      )}
    </Loaded>
  );
}

interface CardsProps extends Pick<PageProps, 'onGo'> {
  site: ValueOf<typeof siteDesk.getSite>;
  part: Part | null;
  canChange: boolean;
  onReload: () => void;
}

function Cards({ site, part, canChange, onReload, onGo }: CardsProps) {
  const [saved, setSaved] = useState({ ...site, over: site });
  // The response of a save contains the new settings, which are used until the next read.
  const { settings, version } = saved.over === site ? saved : site;
  const save: SiteCardProps['save'] = async (changes, reason) => {
    const requestKey = newRequestKey();
    const send = (at: string) => siteApi.changeSite({ changes, reason, version: at, requestKey });
    const answer = await send(version).catch(async (error: unknown) => {
      if (!isConflict(error)) throw error;
      const fresh = await siteApi.getSite(AbortSignal.timeout(REREAD_MS));
      if (!canSaveOver(settings, fresh.settings, changes)) throw error;
      const over = await send(fresh.version);
      onReload();
      return over;
    });
    if ('state' in answer) return 'asked';
    setSaved({ ...site, settings: answer, version: answer.version, over: site });
    return 'saved';
  };
  const props: SiteCardProps = { settings, choices: site.choices, canChange, save };
  return (
    <>
      {part === null ? null : (
        <p className="row">
          <Button onClick={() => onGo('setup', `?step=${part}`)}>{common.toSetup}</Button>
          <Button variant="plain" onClick={() => onGo('site')}>
            {siteTexts.allSettings}
          </Button>
        </p>
      )}
      <div className="cards">
        {CARDS.filter(([, ...parts]) => part === null || parts.includes(part)).map(([Card]) => (
          <Card key={Card.name} {...props} />
        ))}
      </div>
    </>
  );
}

const REREAD_MS = 10_000;

const PARTS = ['merchant', 'brand', 'pages', 'registration', 'cashier', 'content'] as const;
type Part = (typeof PARTS)[number];

/** Cards in display order, each with its steps of the set-up. */
const CARDS: readonly (readonly [Card: ComponentType<SiteCardProps>, ...parts: Part[]])[] = [
  [BrandCard, 'brand'],
  [LogoCard, 'brand'],
  [MoneyCard, 'merchant'],
  [OfferCard, 'merchant'],
  [FlagsCard, 'registration'],
  [WordsCard, 'content'],
  [LegalCard, 'content'],
  [CompanyCard, 'merchant', 'content'],
  [ContactCard, 'pages'],
  [InstallCard, 'pages'],
  [BarCard, 'pages'],
  [LinksCard, 'pages'],
  [RegistrationCard, 'registration'],
  [LotteryCard],
  [ClientsCard, 'pages'],
  [LanguagesCard, 'pages'],
  [CodesCard, 'registration'],
  [WindowsCard],
  [RegionsCard, 'merchant'],
  [MarketCard, 'merchant'],
  [ReviewLimitCard, 'cashier'],
];

/** The set-up step whose settings are shown; null shows all. */
function partOf(search: string): Part | null {
  const asked = new URLSearchParams(search).get('part');
  return PARTS.find((part) => part === asked) ?? null;
}
