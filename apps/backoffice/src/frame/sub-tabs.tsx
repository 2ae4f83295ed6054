import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { SectionPage } from '../shared/section.ts';
import type { Door } from './doors.ts';
import { type Waiting, WorkCount, workOn } from './entries.tsx';

interface SubTabsProps {
  door: Door;
  current: SectionPage;
  waiting: Waiting;
}

const STEPS: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/**
 * The pages of one door. Tab reaches the current page, the arrow keys move between the pages, Enter opens one. A row
 * that is wider than a phone scrolls.
 */
export function SubTabs({ door, current, waiting }: SubTabsProps) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const place = tabs.indexOf(document.activeElement as HTMLElement);
    const next = STEPS[event.key]?.(place, tabs.length);
    if (place === -1 || next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    tabs[next]?.focus();
  };
  return (
    <div className="sub-tabs" role="tablist" tabIndex={-1} aria-label={door.label} onKeyDown={move}>
      {door.pages.map((page) => (
        <SubTab key={page.path} page={page} isCurrent={page === current} waiting={waiting} />
      ))}
    </div>
  );
}

function SubTab({ page, isCurrent, waiting }: { page: SectionPage; isCurrent: boolean; waiting: Waiting }) {
  const id = useId();
  const tab = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) tab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  const work = workOn(waiting, [page]);
  return (
    <Link
      ref={tab}
      to={`/${page.path}`}
      role="tab"
      aria-selected={isCurrent}
      aria-describedby={work === undefined ? undefined : id}
      tabIndex={isCurrent ? 0 : -1}
    >
      {page.label}
      <WorkCount id={id} work={work} />
    </Link>
  );
}
