import { Mark } from '@fairlot/ui';
import { LogOut, Search } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { pagesFor } from '../sections.ts';
import { GROUPS, type SectionPage } from '../shared/section.ts';
import { Entry, type Waiting } from './entries.tsx';
import { useFrameContents } from './frame-context.ts';
import { frameTexts } from './texts.ts';

interface SidebarProps {
  current: SectionPage | undefined;
  waiting: Waiting;
  onSearch: () => void;
}

/** Navigation by groups; narrower screens show only icons. */
export function Sidebar({ current, waiting, onSearch }: SidebarProps) {
  const { operator, onLogOut } = useFrameContents();
  return (
    <aside className="sidebar">
      <div className="sidebar-brand">
        <Mark />
        <strong>Fairlot</strong>
        <span className="flag">{frameTexts.console}</span>
      </div>
      <button type="button" className="find" title={frameTexts.searchLong} onClick={onSearch}>
        <Search aria-hidden="true" />
        <span>{frameTexts.search}</span>
        <kbd>{isMac() ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <nav aria-label={frameTexts.sections}>
        <Groups current={current} waiting={waiting} />
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
        <button
          type="button"
          className="button button--ghost button--icon"
          aria-label={frameTexts.logOut}
          title={frameTexts.logOut}
          onClick={() => void onLogOut()}
        >
          <LogOut aria-hidden="true" />
        </button>
      </div>
    </aside>
  );
}

/** The pages that the operator may see, by group; empty groups are left out. */
export function Groups({ current, waiting, onGo }: Omit<SidebarProps, 'onSearch'> & { onGo?: () => void }) {
  const { operator } = useFrameContents();
  const pages = pagesFor(operator.permissions);
  return GROUPS.filter((group) => group !== 'own').map((group) => {
    const own = pages.filter((page) => page.group === group);
    if (own.length === 0) return null;
    const heading = frameTexts.groups[group];
    return (
      <section key={group}>
        {heading === '' ? null : <h2>{heading}</h2>}
        {own.map((page) => (
          <Entry
            key={page.path}
            page={page}
            waiting={waiting}
            isCurrent={page === current}
            {...(onGo ? { onGo } : {})}
          />
        ))}
      </section>
    );
  });
}

export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}
