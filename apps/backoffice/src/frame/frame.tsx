import { keepCurrency } from '@fairlot/money';
import './frame.css';
import './narrow.css';
import './overlays.css';
import { Outlet, useLocation, useMatches, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { PAGES } from '../sections.ts';
import { Loading } from '../parts/states.tsx';
import { formatMinute, setTimeZone } from '../shared/format.ts';
import { queryOf } from '../shared/address.ts';
import { useNamed } from '../shared/page-name.ts';
import { texts } from '../shared/texts.ts';
import { useFrame } from '../shared/use-frame.ts';
import { AwayNotice } from './away-notice.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { SetupReturn } from './setup-return.tsx';
import { Sidebar } from './sidebar.tsx';
import { frameTexts } from './texts.ts';
import { TopBar } from './top-bar.tsx';
import { useKeys } from './use-keys.ts';
import { Watches } from './watches.tsx';

const Palette = lazy(() => import('./palette.tsx'));
const Shortcuts = lazy(() => import('./shortcuts.tsx'));

const pageAt = (pathname: string | undefined) => PAGES.find(({ path }) => pathname === `/${path}`);

/** The frame around the pages: navigation with waiting counts, path, status of the site, search, shortcuts. */
export function Frame() {
  const frame = useFrame();
  const pathname = useLocation({ select: (location) => location.pathname });
  const page = pageAt(pathname);
  // While the next page loads, the previous one is still shown with its own heading.
  const shown = pageAt(useMatches({ select: (matches) => matches.at(-1)?.pathname }));
  const named = useNamed();
  const title = shown === undefined ? '' : (named ?? shown.label);
  const navigate = useNavigate();
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  useKeys({ onPalette: () => setOpen('palette'), onHelp: () => setOpen('shortcuts') });
  useEffect(() => {
    document.title = title === '' ? texts.title : `${title} · ${texts.title}`;
  }, [title]);
  const close = () => setOpen(null);
  // Set before the first time and amount are rendered: the merchant's time zone and currency.
  const zone = frame.data?.timeZone;
  if (zone !== undefined) setTimeZone(zone);
  if (frame.data !== undefined) keepCurrency(frame.data.currency);
  return (
    <div className="console">
      <a className="skip-link" href="#content">
        {frameTexts.skip}
      </a>
      <Sidebar current={page} waiting={frame.data?.waiting ?? []} onSearch={() => setOpen('palette')} />
      <div className="console-main">
        <TopBar
          page={shown}
          title={title}
          frame={frame.data}
          onHelp={() => setOpen('shortcuts')}
          onSearch={() => setOpen('palette')}
        />
        {(frame.data?.emergencies ?? []).map(({ operator, reason, endsAt }) => (
          <p key={operator} className="alarm" role="alert">
            <b>{frameTexts.emergency(operator, formatMinute(endsAt))}</b> {reason}
          </p>
        ))}
        <main id="content" tabIndex={-1}>
          {shown === undefined ? null : <h1>{title}</h1>}
          {frame.data?.isOpened === false ? (
            <SetupReturn
              path={shown?.path}
              onGo={(path, query) => void navigate({ to: `/${path}`, search: queryOf(query) })}
            />
          ) : null}
          {frame.isPending ? <Loading /> : <Outlet />}
        </main>
      </div>
      <BottomBar current={page} waiting={frame.data?.waiting ?? []} />
      <LeaveGuard />
      <AwayNotice />
      <Watches page={page?.path} />
      <Suspense>
        {open === 'palette' ? <Palette onClose={close} /> : null}
        {open === 'shortcuts' ? <Shortcuts onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
