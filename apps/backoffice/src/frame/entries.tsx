import { Icon } from '@fairlot/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { countWords } from '../list/count-words.ts';
import { formatCount } from '../shared/format.ts';
import type { SectionPage } from '../shared/section.ts';
import type { FrameState } from '../shared/use-frame.ts';
import { frameTexts } from './texts.ts';

export type Waiting = FrameState['waiting'];
type Work = Omit<Waiting[number], 'page'>;

interface EntryProps extends Pick<SectionPage, 'label' | 'icon'> {
  /** Path of the page that the entry opens. */
  path: string;
  work: Work | undefined;
  isCurrent: boolean;
  onGo?: (() => void) | undefined;
}

/** An entry of the navigation with its number of waiting items. */
export function Entry({ path, label, icon, work, isCurrent, onGo }: EntryProps) {
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  // The navigation may be longer than the screen: scroll the current entry into view, even after an address was opened.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Link
      ref={link}
      to={`/${path}`}
      className="entry"
      title={label}
      aria-describedby={work === undefined ? undefined : id}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onGo}
    >
      <Icon name={icon} />
      <span className="entry-label">{label}</span>
      <WorkCount id={id} work={work} />
    </Link>
  );
}

/** The number of waiting items; nothing when none wait. It describes its link, whose name is the target. */
export function WorkCount({ id, work }: { id: string; work: Work | undefined }) {
  if (work === undefined) return null;
  const count = formatCount(work.count);
  const title = frameTexts.waiting(countWords(work));
  return (
    <em id={id} className={`count count--${work.tone}`} aria-hidden="true" title={title}>
      {work.countIsExact ? count : `${count}+`}
    </em>
  );
}

/** The work that waits on these pages together; undefined when none waits. Late if any of it is late. */
export function workOn(waiting: Waiting, pages: readonly SectionPage[]): Work | undefined {
  const works = waiting.filter(({ page, count }) => count > 0 && pages.some(({ path }) => path === page));
  if (works.length === 0) return undefined;
  return {
    count: works.reduce((sum, { count }) => sum + count, 0),
    countIsExact: works.every(({ countIsExact }) => countIsExact),
    tone: works.some(({ tone }) => tone === 'late') ? 'late' : 'waiting',
  };
}
