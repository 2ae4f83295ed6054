import { TabBar, type TabItem } from '@fairlot/ui';
import { useText } from '../../shared/i18n/use-text.ts';
import type { PageRoute } from '../routes/route.ts';

/** The footer: `Main`. Items for members lead visitors to the login dialog by the guard of their page. */
export function FooterTabs({ active }: { active: PageRoute['tab'] }) {
  const t = useText();
  const items: TabItem[] = [
    { key: 'account', label: t('tab.account'), href: '/m/member/home', icon: 'account' },
    { key: 'promos', label: t('tab.promos'), href: '/m/activity', icon: 'gift' },
    { key: 'home', label: t('tab.home'), href: '/m/home', icon: 'account', isHome: true },
    { key: 'deposit', label: t('tab.deposit'), href: '/m/voucherCenter', icon: 'wallet' },
  ];
  return <TabBar label={t('tab.main')} items={items.map((item) => ({ ...item, isActive: item.key === active }))} />;
}
