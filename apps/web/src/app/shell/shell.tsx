import { cx, Empty, MarkContext } from '@fairlot/ui';
import { use, useCallback, useRef, useState, type ReactNode } from 'react';
import { ServedClosureContext } from '../../features/site/model/served-closure.ts';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { useSiteStatus } from '../../features/site/model/use-site-status.ts';
import { LocaleContext, type Locale } from '../../shared/i18n/locale-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { PageFindContext } from '../../shared/navigation/page-find.ts';
import { useLater } from '../../shared/use-later.ts';
import { loadClosedPage } from '../loading/load-page.ts';
import { OverlayHost } from '../overlay/overlay-host.tsx';
import { CurrentPage } from '../routed/current-page.tsx';
import { useRoute } from '../use-route.ts';
import { Backdrop } from './backdrop.tsx';
import { FooterTabs } from './footer-tabs.tsx';
import { PageHeader } from './page-header.tsx';
import { ServiceOverPage } from './service-over-page.tsx';
import { useChangedSettings } from './use-changed-settings.ts';
import { useDocument } from './use-document.ts';
import { useIsIdle } from './use-is-idle.ts';
import { useIsWide } from './use-is-wide.ts';
import { useLiveSession } from './use-live-session.ts';
import { useLocaleFacts } from './use-locale-facts.ts';

const loadSideMenu = () => import('./side-menu.tsx');
const loadSideParts = () => import('./side-parts.later.tsx');
const loadSidePanels = () => import('./side-panels.later.tsx');

/**
 * The frame of every page: header, footer, side menu, dialogs, and the tasks that run once per tab. A closed site shows
 * none of it.
 */
export function Shell() {
  const t = useText();
  const route = useRoute();
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  const facts = useLocaleFacts();
  const { merchantName, logo, flags } = useSettings();
  const isOff = route.flag !== undefined && flags[route.flag] !== true;
  useChangedSettings();
  useLiveSession();
  const find = useRef<(() => void) | null>(null);
  const answerFind = () => {
    find.current?.();
    return find.current !== null;
  };
  const offerFind = useCallback((onFind: () => void) => {
    find.current = onFind;
    return () => {
      find.current = null;
    };
  }, []);
  const closeMenu = useCallback(() => setMenu('closed'), []);
  const SideMenu = useLater(menu !== 'unused', loadSideMenu, 'service');
  const SideParts = useLater(useIsIdle(), loadSideParts, 'service');
  const SidePanels = useLater(useIsWide(), loadSidePanels, 'desktop');
  const mark = logo?.mark ?? null;
  const closure = useSiteStatus();
  const ServedPage = use(ServedClosureContext)?.Page ?? null;
  const LaterPage = useLater(closure !== null && ServedPage === null, loadClosedPage, 'status');
  const ClosedPage = ServedPage ?? LaterPage;
  const isClosed = closure !== null && ClosedPage !== null;
  useDocument(isClosed ? { ...route, titleKey: `status.${closure.kind}` } : route, merchantName, isClosed);
  if (isClosed) {
    return (
      <ShellFrame facts={facts} mark={mark}>
        <ClosedPage closure={closure} />
      </ShellFrame>
    );
  }
  return (
    <ShellFrame facts={facts} mark={mark}>
      <OverlayHost>
        <a className="skip-link" href="#content">
          {t('common.skip')}
        </a>
        <Backdrop />
        {/* A new frame per page: headers and the bar above home differ in height, and a kept one would move. */}
        <div key={route.page} className={cx('app', route.footer === 'none' && 'app--no-tabs')} data-wide={route.wide}>
          <PageHeader
            route={isOff ? { ...route, header: undefined } : route}
            onMenu={() => setMenu('open')}
            onFind={answerFind}
          />
          <main id="content">
            <PageFindContext value={offerFind}>{isOff ? <SwitchedOff /> : <CurrentPage />}</PageFindContext>
          </main>
        </div>
        {route.footer === undefined && <FooterTabs active={route.tab} />}
        {SidePanels !== null && <SidePanels route={route} />}
        <ServiceOverPage />
        {SideParts !== null && <SideParts route={route} />}
        {SideMenu !== null && <SideMenu open={menu === 'open'} onClose={closeMenu} />}
      </OverlayHost>
    </ShellFrame>
  );
}

/** A page whose flag is off: links to it are hidden, but its address can still be entered. */
function SwitchedOff() {
  const t = useText();
  return (
    <div className="card mx mt-3">
      <Empty title={t('error.module.disabled')} />
    </div>
  );
}

function ShellFrame({ facts, mark, children }: { facts: Locale; mark: string | null; children: ReactNode }) {
  return (
    <LocaleContext value={facts}>
      <MarkContext value={mark}>{children}</MarkContext>
    </LocaleContext>
  );
}
