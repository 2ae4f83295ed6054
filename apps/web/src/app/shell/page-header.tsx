import { ButtonLink, HomeHeader, IconLink } from '@fairlot/ui';
import type { MouseEvent } from 'react';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { PageTop } from '../../shared/navigation/page-top.tsx';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { useIsMember } from '../../shared/session/use-session.ts';
import { type PageRoute, type PageSearch, type Search } from '../page-route.ts';
import { usePageTitle } from './use-document.ts';

interface PageHeaderProps {
  route: PageRoute;
  onMenu: () => void;
  /** Returns whether the page handled the click. */
  onFind: () => boolean;
}

/**
 * The header: home and its categories show the brand and the two main actions, inner pages show Back and their title.
 */
export function PageHeader({ route, onMenu, onFind }: PageHeaderProps) {
  const t = useText();
  const { merchantName, logo } = useSettings();
  const search = useSearchParams();
  const title = usePageTitle(route);
  if (route.header === 'none') return null;
  if (route.header === undefined) return <PageTop title={title ?? t('title.account')} goesHome={route.goesHome} />;
  return (
    <HomeHeader
      brand={merchantName}
      wordmark={logo?.wordmark}
      homeHref="/m/home"
      homeLabel={t('brand.home', { name: merchantName })}
      actions={
        <>
          <Actions />
          {route.find !== undefined && <Find find={route.find} search={search} onFind={onFind} />}
        </>
      }
      menuLabel={t('header.menu')}
      onMenu={onMenu}
    />
  );
}

function Actions() {
  const t = useText();
  const [first, second] = !useIsMember() ? (['login', 'join'] as const) : (['withdraw', 'deposit'] as const);
  return (
    <>
      <ButtonLink href={ADDRESSES[first]} size="small" variant={first === 'login' ? 'plain' : 'neutral'}>
        {t(`header.${first}`)}
      </ButtonLink>
      <ButtonLink href={ADDRESSES[second]} size="small" variant="fill">
        {t(`header.${second}`)}
      </ButtonLink>
    </>
  );
}

/** A link, so that it also works before scripts run. */
function Find({ find, search, onFind }: { find: PageSearch; search: Search; onFind: () => boolean }) {
  const t = useText();
  const press = (event: MouseEvent) => {
    if (onFind()) event.preventDefault();
  };
  const href = typeof find.href === 'string' ? find.href : find.href(search);
  return <IconLink icon="search" label={t(find.label)} href={href} onClick={press} />;
}

const ADDRESSES = { login: '/m/login', join: '/m/register', withdraw: '/m/withdraw', deposit: '/m/voucherCenter' };
