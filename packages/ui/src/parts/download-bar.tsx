import type { MouseEvent, ReactElement } from 'react';
import { IconButton } from './button.tsx';
import { Mark } from './icon.tsx';
import { UiLink } from './link.tsx';

interface DownloadBarProps {
  /** Accessible name of the bar. */
  name: string;
  /** Icon of the app; the mark when absent. */
  icon?: string | null | undefined;
  title: string;
  meta: string;
  /** Such as "4.6"; null hides the stars. */
  rating: string | null;
  get: { text: string; href: string; onClick?: ((event: MouseEvent) => void) | undefined };
  closeLabel: string;
  onClose?: (() => void) | undefined;
}

export function DownloadBar({
  name,
  icon,
  title,
  meta,
  rating,
  get,
  closeLabel,
  onClose,
}: DownloadBarProps): ReactElement {
  return (
    <aside className="download-bar" aria-label={name}>
      <span className="app-icon">{icon ? <img src={icon} alt="" width={38} height={38} /> : <Mark />}</span>
      <div className="grow">
        <p className="label two-lines">{title}</p>
        <p className="micro muted row gap-1">
          {rating !== null && <RatingStars rating={rating}>{' ·'}</RatingStars>}
          <span className="truncate">{meta}</span>
        </p>
      </div>
      <UiLink className="button button--soft button--small" href={get.href} onClick={get.onClick}>
        {get.text}
      </UiLink>
      <IconButton icon="close" size="small" className="faint" label={closeLabel} onClick={onClose} />
    </aside>
  );
}

const MOST = 5;

/** A rating such as "4.6" as five stars, rounded to whole stars, with its number. Decorative; not read aloud. */
export function RatingStars({ rating, children }: { rating: string; children?: string | undefined }): ReactElement {
  const full = Math.min(MOST, Math.max(0, Math.round(Number(rating))));
  return (
    <>
      <span className="stars" aria-hidden="true">
        {'★'.repeat(full) + '☆'.repeat(MOST - full)}
      </span>
      <span className="numeric" aria-hidden="true">
        {rating}
        {children}
      </span>
    </>
  );
}
