import { Icon, Mark } from '@fairlot/ui';
import { IconButton } from '../parts/icon-button.tsx';
import { Link } from '@tanstack/react-router';
import type { SectionPage } from '../shared/section.ts';
import { texts } from '../shared/texts.ts';
import { doorTexts } from './door-texts.ts';
import { type Door, groupsOf } from './doors.ts';
import { Entry, type Waiting, workOn } from './entries.tsx';
import { useFrameContents } from './frame-context.ts';
import { frameTexts } from './texts.ts';

export interface NavigationProps {
  /** The doors that the operator may open. */
  doors: readonly Door[];
  /** The door of the current page. */
  current: Door | undefined;
  waiting: Waiting;
  /** Pages that the operator pinned. */
  pins: readonly SectionPage[];
  /** The current page. */
  page: SectionPage | undefined;
}

interface SidebarProps extends NavigationProps {
  onSearch: () => void;
}

/** Navigation by groups; narrower screens show only icons. */
export function Sidebar({ onSearch, ...navigation }: SidebarProps) {
  const { operator, onLogOut } = useFrameContents();
  return (
    <aside className="sidebar">
      <div className="sidebar-brand">
        <Mark />
        <strong>Fairlot</strong>
        <span className="flag">{frameTexts.console}</span>
      </div>
      <button type="button" className="find" title={frameTexts.searchLong} onClick={onSearch}>
        <Icon name="search" />
        <span>{frameTexts.search}</span>
        <kbd>{isMac() ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <nav aria-label={frameTexts.sections}>
        <Groups {...navigation} />
      </nav>
      <div className="me">
        <Link
          to="/account"
          className="avatar"
          aria-label={frameTexts.account}
          title={frameTexts.account}
          data-initials={operator.name.slice(0, 2).toUpperCase()}
        />
        <span className="me-name">
          <b>{operator.name}</b>
          <small>{operator.role}</small>
        </span>
        <IconButton icon="log-out" label={texts.logOut} onClick={() => void onLogOut()} />
      </div>
    </aside>
  );
}

/** The doors that the operator may open, by group; empty groups are omitted. */
export function Groups({ doors, current, waiting, pins, page, onGo }: NavigationProps & { onGo?: () => void }) {
  const pinned =
    pins.length === 0 ? null : (
      <section key="pinned">
        <h2>{frameTexts.pinned}</h2>
        {pins.map((pin) => (
          <Entry
            key={pin.path}
            path={pin.path}
            label={pin.label}
            icon={pin.icon}
            work={workOn(waiting, [pin])}
            isCurrent={pin === page}
            onGo={onGo}
          />
        ))}
      </section>
    );
  const groups = groupsOf(doors).map(({ key, doors: own }, place) => (
    <section key={key}>
      {place === 0 && pins.length === 0 ? null : <h2>{doorTexts.groups[key]}</h2>}
      {own.map((door) => (
        <DoorEntry key={door.key} door={door} current={current} waiting={waiting} onGo={onGo} />
      ))}
    </section>
  ));
  return [pinned, ...groups];
}

interface DoorEntryProps extends Pick<NavigationProps, 'current' | 'waiting'> {
  door: Door;
  onGo?: (() => void) | undefined;
}

/** The link of a door to its first page, with the work that waits on all of its pages. */
export function DoorEntry({ door, current, waiting, onGo }: DoorEntryProps) {
  const { label, icon, pages } = door;
  return (
    <Entry
      path={pages[0].path}
      label={label}
      icon={icon}
      work={workOn(waiting, pages)}
      isCurrent={door.key === current?.key}
      onGo={onGo}
    />
  );
}

export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}
