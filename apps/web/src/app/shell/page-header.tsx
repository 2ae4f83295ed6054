import { ButtonLink, HomeHeader, InnerHeader } from '@fairlot/ui';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useSession } from '../../shared/session/use-session.ts';
import type { PageRoute } from '../route-table.ts';

/** Home has the brand and the two main actions, inner pages Back and their title. */
export function PageHeader({ route, onMenu }: { route: PageRoute; onMenu: () => void }) {
  const t = useText();
  const { merchantName } = useSettings();
  if (route.header === 'none') return null;
  if (route.header === 'inner') return <PlainHeader route={route} />;
  return <HomeHeader brand={merchantName} homeHref="/m/home" homeLabel={t('brand.home', { name: merchantName })} actions={<Actions />} menuLabel={t('header.menu')} onMenu={onMenu} />;
}

function Actions() {
  const t = useText();
  const { member } = useSession();
  const [first, second] = member === null ? (['login', 'join'] as const) : (['withdraw', 'deposit'] as const);
  return (
    <>
      <ButtonLink href={ADDRESSES[first]} size="sm" variant={first === 'login' ? 'plain' : 'neutral'}>{t(`header.${first}`)}</ButtonLink>
      <ButtonLink href={ADDRESSES[second]} size="sm" variant="fill">{t(`header.${second}`)}</ButtonLink>
    </>
  );
}

const ADDRESSES = { login: '/m/login', join: '/m/register', withdraw: '/m/withdraw', deposit: '/m/voucherCenter' };

function PlainHeader({ route }: { route: PageRoute }) {
  const t = useText();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  // Before hydration, and in a tab that began here, Back is a link to the page above.
  const back = canGoBack ? { onBack: () => router.history.back() } : { backHref: route.back ?? '/m/home' };
  return <InnerHeader title={t(route.titleKey ?? 'title.account')} backLabel={t('common.back')} {...back} />;
}
