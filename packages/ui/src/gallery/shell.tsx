import { useState } from 'react';
import type { ReactElement } from 'react';
import { ButtonLink } from '../parts/button.tsx';
import { DownloadBar } from '../parts/download-bar.tsx';
import { MemberStrip, VipBadge } from '../parts/member-strip.tsx';
import { NoticeMarquee } from '../parts/notice.tsx';
import { HomeHeader, InnerHeader, SectionHead, TabBar } from '../parts/shell.tsx';
import type { Demo } from './demo.ts';

const noop = (): void => undefined;

export const SHELL: readonly Demo[] = [
  {
    name: 'DownloadBar',
    element: (
      <DownloadBar
        name="Get the app"
        title="Fairlot on your home screen"
        meta="with draw alerts"
        rating="5.0"
        get={{ text: 'Get', href: '/m/download' }}
        closeLabel="Close"
        onClose={noop}
      />
    ),
  },
  {
    name: 'HomeHeader',
    element: (
      <HomeHeader
        brand="Fairlot"
        homeHref="/m"
        homeLabel="Fairlot, home"
        menuLabel="Menu"
        onMenu={noop}
        actions={<HeaderActions />}
      />
    ),
  },
  { name: 'InnerHeader', element: <InnerHeader title="VN60" subtitle="Draw 0946" backLabel="Back" onBack={noop} /> },
  { name: 'SectionHead', element: <SectionHead title="Next draws" more={{ text: 'Lobby', href: '/m/lottery' }} /> },
  { name: 'MemberStrip', element: <Strip /> },
  {
    name: 'NoticeMarquee',
    element: (
      <NoticeMarquee
        titles={['Northern draw moves to 18:15 on public holidays', 'New: check any Original yourself']}
        href="/m/message"
        inbox={{ href: '/m/inbox', label: 'Inbox', hasUnread: true, unreadLabel: 'unread messages' }}
        labels={{ notices: 'Announcements', empty: 'No announcements' }}
      />
    ),
  },
  {
    name: 'TabBar',
    element: (
      <TabBar
        label="Main"
        items={[
          { key: 'account', label: 'Account', href: '/m/account', icon: 'account' },
          { key: 'promos', label: 'Promos', href: '/m/promos', icon: 'gift', badge: '2' },
          { key: 'home', label: 'Home', href: '/m', icon: 'play', isHome: true, isActive: true },
          { key: 'deposit', label: 'Deposit', href: '/m/deposit', icon: 'wallet' },
          { key: 'invite', label: 'Invite', href: '/m/invite', icon: 'user-plus' },
        ]}
      />
    ),
  },
];

function HeaderActions(): ReactElement {
  return (
    <>
      <ButtonLink variant="plain" size="small" href="/m/login">
        Log in
      </ButtonLink>
      <ButtonLink variant="fill" size="small" href="/m/register">
        Join
      </ButtonLink>
    </>
  );
}

function Strip(): ReactElement {
  const [isHidden, setIsHidden] = useState(false);
  return (
    <MemberStrip
      name="Mira Tan"
      account="mira_8842"
      tags={<VipBadge>VIP 3</VipBadge>}
      balance="5,000,000.00"
      currency="VND"
      state={isHidden ? 'hidden' : 'shown'}
      onToggle={() => setIsHidden(!isHidden)}
      onRefresh={noop}
      labels={{ balance: 'Balance', hide: 'Hide balance', show: 'Show balance', refresh: 'Refresh balance' }}
    />
  );
}
