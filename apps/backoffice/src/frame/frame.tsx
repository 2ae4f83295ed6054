import { keepCurrency } from '@fairlot/money';
import { keepFocus } from '@fairlot/ui/focus';
import './frame.css';
import './narrow.css';
import './overlays.css';
import { Outlet, useLocation, useMatches, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useMedia } from '../shared/use-media.ts';
import { isAllowed, PAGES } from '../sections.ts';
import { Loading } from '../parts/states.tsx';
import { formatMinute, setTimeZone } from '../shared/format.ts';
import { queryOf, textOfQuery } from '../shared/address.ts';
import type { SectionPage } from '../shared/section.ts';
import { useNamed } from '../shared/page-name.ts';
import { texts } from '../shared/texts.ts';
import { type FrameState, useFrame } from '../shared/use-frame.ts';
import { AwayNotice } from './away-notice.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { type Door, doorsFor } from './doors.ts';
import { useFrameContents } from './frame-context.ts';
import { togglePin, usePins, useRecentVisit } from './kept-pages.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { SetupReturn } from './setup-return.tsx';
import { Sidebar } from './sidebar.tsx';
import { SubTabs } from './sub-tabs.tsx';
import { frameTexts } from './texts.ts';
import { TopBar } from './top-bar.tsx';
import { useKeys } from './use-keys.ts';
import { Watches } from './watches.tsx';

const Palette = lazy(() => import('./palette/palette.tsx'));
const Shortcuts = lazy(() => import('./shortcuts.tsx'));

const PHONE = '(max-width: 699px)';
const pageAt = (pathname: string | undefined) => PAGES.find(({ path }) => pathname === `/${path}`);
const doorWith = (doors: readonly Door[], page: SectionPage | undefined) => doors.find(({ key }) => key === page?.door);

/** The frame around the pages: navigation with waiting counts, path, status of the site, search, shortcuts. */
export function Frame() {
  useEffect(() => keepFocus(), []);
  const { operator } = useFrameContents();
  const frame = useFrame();
  const isPhone = useMedia(PHONE);
  const pathname = useLocation({ select: (location) => location.pathname });
  const page = pageAt(pathname);
  // While the next page loads, the previous one is still shown with its own heading.
  const shown = pageAt(useMatches({ select: (matches) => matches.at(-1)?.pathname }));
  const named = useNamed();
  const title = shown === undefined ? '' : (named ?? shown.label);
  const doors = doorsFor(operator.permissions);
  const shownDoor = doorWith(doors, shown);
  const navigation = { ...useNavigation(doors, page), waiting: frame.data?.waiting ?? [] };
  const address = useMatches({ select: (matches) => textOfQuery(matches.at(-1)?.search ?? {}) });
  // A record's page is kept under the record's name, once that has loaded.
  useRecentVisit(operator.name, shown?.path, address, shown?.within === undefined ? title : (named ?? ''));
  const { pin, onPin } = usePin(operator.name, shown);
  const navigate = useNavigate();
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const onSearch = () => setOpen('palette');
  const onHelp = () => setOpen('shortcuts');
  useKeys({ onPalette: onSearch, onHelp, onPin, pins: navigation.pins });
  useDocumentTitle(title);
  const close = () => setOpen(null);
  if (frame.data !== undefined) keepMerchant(frame.data);
  return (
    <div className="console">
      <a className="skip-link" href="#content">
        {frameTexts.skip}
      </a>
      {isPhone ? null : <Sidebar {...navigation} onSearch={onSearch} />}
      <div className="console-main">
        <TopBar
          page={shown}
          door={shownDoor}
          title={title}
          frame={frame.data}
          isPinned={pin === undefined ? null : navigation.pins.some(({ path }) => path === pin)}
          onPin={onPin}
          onHelp={onHelp}
          onSearch={onSearch}
        />
        <Emergencies emergencies={frame.data?.emergencies ?? []} />
        <main id="content" tabIndex={-1}>
          {shown === undefined || shownDoor === undefined || !hasTab(shownDoor, shown) ? null : (
            <SubTabs door={shownDoor} current={shown} waiting={navigation.waiting} />
          )}
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
      {isPhone ? <BottomBar {...navigation} /> : null}
      <LeaveGuard />
      <AwayNotice />
      <Watches page={page?.path} />
      <Suspense>
        {open === 'palette' ? <Palette current={shown} pins={navigation.pins} onPin={onPin} onClose={close} /> : null}
        {open === 'shortcuts' ? <Shortcuts onClose={close} /> : null}
      </Suspense>
    </div>
  );
}

/** The shown page as one that can be pinned; pages within another page cannot. */
function usePin(operator: string, shown: SectionPage | undefined) {
  const pin = shown === undefined || shown.within !== undefined ? undefined : shown.path;
  return { pin, onPin: () => (pin === undefined ? undefined : togglePin(operator, pin)) };
}

function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? texts.title : `${title} · ${texts.title}`;
  }, [title]);
}

/** Navigation with the current page's door, and the pinned pages that the operator may see. */
function useNavigation(doors: readonly Door[], page: SectionPage | undefined) {
  const { operator } = useFrameContents();
  const pins = usePins(operator.name).flatMap((path) => pageAt(`/${path}`) ?? []);
  return {
    doors,
    current: doorWith(doors, page),
    pins: pins.filter((pin) => isAllowed(pin, operator.permissions)),
    page,
  };
}

/** Sets the merchant's time zone and currency; called before the first time and amount are rendered. */
function keepMerchant({ timeZone, currency }: FrameState): void {
  setTimeZone(timeZone);
  keepCurrency(currency);
}

/** Operators who hold emergency permissions. */
function Emergencies({ emergencies }: Pick<FrameState, 'emergencies'>) {
  return emergencies.map(({ operator, reason, endsAt }) => (
    <p key={operator} className="alarm" role="alert">
      <b>{frameTexts.emergency(operator, formatMinute(endsAt))}</b> {reason}
    </p>
  ));
}

/** Whether the page is a sub-tab of a door with others. */
function hasTab({ pages }: Door, page: SectionPage): boolean {
  return pages.length > 1 && pages.includes(page);
}
