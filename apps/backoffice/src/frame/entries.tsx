import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { formatCount } from '../shared/format.ts';
import type { SectionPage } from '../shared/section.ts';
import type { FrameState } from '../shared/use-frame.ts';
import { frameTexts } from './texts.ts';

export type Waiting = FrameState['waiting'];

interface EntryProps {
  page: SectionPage;
  waiting: Waiting;
  isCurrent: boolean;
  onGo?: () => void;
}

/** An entry of the navigation with its number of waiting items. */
export function Entry({ page: { path, label, icon: Icon }, waiting, isCurrent, onGo }: EntryProps) {
  const work = waiting.find(({ page }) => page === path);
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  // The navigation is longer than most screens: scroll the current entry into view, also after an address was opened.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const hasWork = work !== undefined && work.count > 0;
  return (
    <Link
      ref={link}
      to={`/${path}`}
      className="entry"
      title={label}
      aria-describedby={hasWork ? id : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onGo}
    >
      <Icon aria-hidden="true" />
      <span className="entry-label">{label}</span>
      {hasWork ? (
        // Used as the description, because the name of a link is its target.
        <em
          id={id}
          className={`count count--${work.tone}`}
          aria-hidden="true"
          title={frameTexts.waiting(wordsOf(work))}
        >
          {work.countIsExact ? formatCount(work.count) : `${formatCount(work.count)}+`}
        </em>
      ) : null}
    </Link>
  );
}

function wordsOf({ count, countIsExact }: Waiting[number]): string {
  return countIsExact ? formatCount(count) : frameTexts.moreThan(formatCount(count));
}
