import { Link } from '@tanstack/react-router';
import { useId } from 'react';
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

/** An entry of the navigation, with how much waits there. */
export function Entry({ page: { path, label, icon: Icon }, waiting, isCurrent, onGo }: EntryProps) {
  const work = waiting.find(({ page }) => page === path);
  const id = useId();
  const hasWork = work !== undefined && work.count > 0;
  return (
    <Link
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
        // Told as the description: the name of a link is what it leads to.
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
