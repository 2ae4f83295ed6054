import { Icon } from '@fairlot/ui';
import { IconButton } from '../parts/icon-button.tsx';
import { monitor, pin, pinOff, sun } from '@fairlot/ui/icons';
import { Link } from '@tanstack/react-router';
import { Fragment, useEffect, useState } from 'react';
import { formatMinute, formatUtc, timeZone } from '../shared/format.ts';
import { PAGES } from '../sections.ts';
import { doorTexts } from './door-texts.ts';
import { type Door, groupOf } from './doors.ts';
import type { SectionPage } from '../shared/section.ts';
import { nextTheme, readTheme, type Theme } from '../shared/theme.ts';
import type { FrameState } from '../shared/use-frame.ts';
import { LanguageChoice } from './language-choice.tsx';
import { frameTexts } from './texts.ts';

interface TopBarProps {
  page: SectionPage | undefined;
  /** Its door. */
  door: Door | undefined;
  /** Title of the page. */
  title: string;
  frame: FrameState | undefined;
  /** Whether the page is pinned; null if it cannot be. */
  isPinned: boolean | null;
  onPin: () => void;
  onHelp: () => void;
  onSearch: () => void;
}

const THEME_ICONS = { system: monitor, light: sun, dark: 'moon' } as const;

/** The current page, the status of the site, and the merchant's local time. */
export function TopBar({ page, door, title, frame, isPinned, onPin, onHelp, onSearch }: TopBarProps) {
  const [theme, setTheme] = useState<Theme>(readTheme);
  return (
    <header className="top-bar">
      <Path page={page} door={door} title={title} isPinned={isPinned} onPin={onPin} />
      {frame === undefined ? null : (
        <>
          <SiteState frame={frame} />
          <Clock key={frame.now} now={frame.now} />
        </>
      )}
      <IconButton icon="search" className="only-phone" label={frameTexts.searchLong} onClick={onSearch} />
      <LanguageChoice />
      <IconButton icon={THEME_ICONS[theme]} label={frameTexts.theme[theme]} onClick={() => setTheme(nextTheme())} />
      <IconButton
        icon="keyboard"
        className="not-phone"
        label={frameTexts.help}
        title={`${frameTexts.help} (?)`}
        onClick={onHelp}
      />
    </header>
  );
}

type PathProps = Pick<TopBarProps, 'page' | 'door' | 'title' | 'isPinned' | 'onPin'>;

/** Where the page is in the navigation, and the button that pins it. */
function Path({ page, door, title, isPinned, onPin }: PathProps) {
  const parent = PAGES.find(({ path }) => path === page?.within);
  const group = door === undefined ? '' : doorTexts.groups[groupOf(door.key)];
  const hasTabs = door !== undefined && door.pages.length > 1;
  return (
    <p className="path">
      {[...new Set([group, hasTabs ? door.label : ''])]
        .filter((name) => name !== '' && name !== title && name !== parent?.label)
        .map((name) => (
          <Fragment key={name}>
            <span>{name}</span>
            <Icon name="chevron" />
          </Fragment>
        ))}
      {parent === undefined ? null : (
        <>
          <Link to={`/${parent.path}`}>{parent.label}</Link>
          <Icon name="chevron" />
        </>
      )}
      <b>{title}</b>
      {isPinned === null ? null : (
        <IconButton
          icon={isPinned ? pinOff : pin}
          className="not-phone"
          label={isPinned ? frameTexts.unpin : frameTexts.pin}
          title={`${isPinned ? frameTexts.unpin : frameTexts.pin} (G 0)`}
          onClick={onPin}
        />
      )}
    </p>
  );
}

/** Whether the site is open to visitors. A site that was never opened links to its set-up. */
function SiteState({ frame: { isClosed, isOpened } }: { frame: FrameState }) {
  if (!isOpened)
    return (
      <Link to="/setup" className="state state--wait">
        {frameTexts.siteNotOpened}
      </Link>
    );
  return (
    <span className={`state ${isClosed ? 'state--bad' : 'state--good'}`}>
      {isClosed ? frameTexts.siteClosed : frameTexts.siteOpen}
    </span>
  );
}

/** The server's clock in the merchant's time zone, advanced locally between two responses. */
function Clock({ now }: { now: number }) {
  const [ahead, setAhead] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setAhead(performance.now() - begun), 5000);
    return () => clearInterval(timer);
  }, []);
  const at = now + ahead;
  return (
    <time className="clock" dateTime={new Date(at).toISOString()} title={formatUtc(at)}>
      {formatMinute(at)} {offsetOf(at)}
    </time>
  );
}

function offsetOf(at: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: timeZone(), timeZoneName: 'shortOffset' }).formatToParts(at);
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', 'UTC');
}
