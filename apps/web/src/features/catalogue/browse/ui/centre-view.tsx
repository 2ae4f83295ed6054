import { Empty, Skeleton, useChosenInView } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useSettings } from '../../../site/model/use-settings.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { PageName } from '../../../../shared/navigation/page-name.tsx';
import { usePathname, useSearchParams } from '../../../../shared/navigation/use-place.ts';
import { FailedPart } from '../../../../shared/ui/list-states.tsx';
import { vendorsQuery } from '../api/vendors.ts';
import { IN_HOUSE_VENDOR, placeOf, typeKey } from '../model/place.ts';
import { vendorsOf } from '../model/vendors.ts';
import { categoryPath } from '../../games/model/category-path.ts';
import { VendorCard } from './vendor-card.tsx';

/** Centres that can be reached from here. */
const CENTRES = [
  ['LIVE', '/m/live'],
  ['SPORTS', '/m/sports'],
  ['ESPORTS', '/m/esports'],
  ['COCKFIGHT', '/m/cockfight'],
  ['ELOTT', '/m/lottery'],
  ['INHOUSE', '/m/inhouse'],
] as const;
const LOADING_CARDS = [1, 2, 3, 4];

interface CentreProps {
  /** Renders the merchant's banners and announcements. */
  top: (bannerGroup: string, category: string) => ReactNode;
  /** The games of the centre, shown first. */
  children?: ReactNode;
}

/** A game centre: the vendors of a category, or its own games, which come before the banners. */
export function CentreView({ top, children }: CentreProps) {
  const t = useText();
  const headingId = useId();
  const place = placeOf(usePathname(), useSearchParams());
  const { merchantCode, categories } = useSettings();
  const { data, error, refetch } = useQuery(vendorsQuery(merchantCode));
  const { type, path, isInHouse, bannerGroup } = place;
  const vendors = data && vendorsOf(data, type).filter(({ vassalage }) => !isInHouse || vassalage === IN_HOUSE_VENDOR);
  const current = isInHouse ? 'INHOUSE' : type;
  const chips = useChosenInView<HTMLElement>(current);
  const centres = CENTRES.filter(([code]) => categories.includes(code === 'INHOUSE' ? 'RNG' : code));
  return (
    <>
      <PageName>{t(typeKey(place))}</PageName>
      {children}
      {top(bannerGroup, type)}
      <nav ref={chips} aria-label={t('games.centres')} className="scroller tight games-chips mt-4 mb-3">
        {centres.map(([code, href]) => (
          <a
            key={code}
            href={code === 'INHOUSE' ? href : categoryPath(code)}
            className="chip"
            aria-current={code === current ? 'page' : undefined}
          >
            {t(typeKey({ type: code, isInHouse: code === 'INHOUSE' }))}
          </a>
        ))}
      </nav>
      <h2 className="visually-hidden" id={headingId}>
        {t('games.vendors')}
      </h2>
      {vendors === undefined && error === null && (
        <div className="padded column gap-3">
          {LOADING_CARDS.map((key) => (
            <Skeleton key={key} shape="card" late />
          ))}
        </div>
      )}
      {vendors === undefined && error !== null && <FailedPart error={error} onRetry={() => void refetch()} />}
      {vendors?.length === 0 && <Empty title={t('games.noVendors')} hint={t('game.noneHint')} />}
      {vendors !== undefined && vendors.length > 0 && (
        <ul aria-labelledby={headingId} className="padded column vendor-list">
          {vendors.map((vendor, index) => (
            <li key={vendor.vassalage}>
              <VendorCard vendor={vendor} type={type} path={path} isInline={index < 3} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
