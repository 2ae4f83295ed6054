import { TabBar, type TabItem } from '@fairlot/ui';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import type { PageRoute } from '../page-route.ts';

/**
 * The footer: `Main`. Items for members lead visitors to the login dialog, through the guard of their page. Invite is
 * shown while the promotion runs.
 */
export function FooterTabs({ active }: { active: PageRoute['tab'] }) {
  const t = useText();
  const { flags } = useSettings();
  const items: TabItem[] = [
    { key: 'account', label: t('tab.account'), href: '/m/member/home', icon: 'account' },
    { key: 'promos', label: t('tab.promos'), href: '/m/activity', icon: 'gift' },
    { key: 'home', label: t('tab.home'), href: '/m/home', icon: 'account', isHome: true },
    { key: 'deposit', label: t('tab.deposit'), href: '/m/voucherCenter', icon: 'wallet' },
    ...(flags['REFERRAL'] === true
      ? [{ key: 'invite', label: t('tab.invite'), href: '/m/referral', icon: 'user-plus' } as const]
      : []),
  ];
  return <TabBar label={t('tab.main')} items={items.map((item) => ({ ...item, isActive: item.key === active }))} />;
}
