import { cx } from '@fairlot/ui';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { LocaleContext } from '../../shared/i18n/locale-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { OverlayHost } from '../overlay/overlay-host.tsx';
import { useRoute } from '../use-route.ts';
import { Backdrop } from './backdrop.tsx';
import { FooterTabs } from './footer-tabs.tsx';
import { PageHeader } from './page-header.tsx';
import { useDocument } from './use-document.ts';
import { useLiveSession } from './use-live-session.ts';
import { useLocaleFacts } from './use-locale-facts.ts';

const SideMenu = lazy(() => import('./side-menu.tsx'));

/** The frame of every page: header, footer, side menu, dialogs, and what runs once per tab. */
export function Shell() {
  const t = useText();
  const route = useRoute();
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  const facts = useLocaleFacts();
  const { merchantName } = useSettings();
  useDocument(route, merchantName);
  useLiveSession();
  return (
    <LocaleContext value={facts}>
      <OverlayHost>
        <a className="skip" href="#content">{t('common.skip')}</a>
        <Backdrop />
        <div className={cx('app', !route.hasFooter && 'notab')}>
          <PageHeader route={route} onMenu={() => setMenu('open')} />
          <main id="content">
            <Outlet />
          </main>
        </div>
        {route.hasFooter && <FooterTabs active={route.tab} />}
        {menu !== 'unused' && (
          <Suspense>
            <SideMenu open={menu === 'open'} onClose={() => setMenu('closed')} />
          </Suspense>
        )}
      </OverlayHost>
    </LocaleContext>
  );
}
