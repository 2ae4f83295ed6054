import { moveByKey, useChosenInView } from '@fairlot/ui';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { SectionPage } from '../shared/section.ts';
import type { Door } from './doors.ts';
import { type Waiting, WorkCount, workOn } from './entries.tsx';

interface SubTabsProps {
  door: Door;
  current: SectionPage;
  waiting: Waiting;
}

/** The pages of one door. Tab reaches the current page, the arrow keys move between the pages, Enter opens one. */
export function SubTabs({ door, current, waiting }: SubTabsProps) {
  const row = useChosenInView(current.path);
  return (
    <div
      ref={row}
      className="tabs"
      role="tablist"
      tabIndex={-1}
      aria-label={door.label}
      onKeyDown={(event) => moveByKey(event)}
    >
      {door.pages.map((page) => (
        <SubTab key={page.path} page={page} isCurrent={page === current} waiting={waiting} />
      ))}
    </div>
  );
}

function SubTab({ page, isCurrent, waiting }: { page: SectionPage; isCurrent: boolean; waiting: Waiting }) {
  const id = useId();
  const work = workOn(waiting, [page]);
  return (
    <Link
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
