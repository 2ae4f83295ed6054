import type { ReactElement } from 'react';
import { cx } from './class-names.ts';

/** A share of a whole, 0 to 1; the width is an SVG attribute because style attributes are forbidden. */
export function Progress({
  share,
  label,
  className,
}: {
  share: number;
  label?: string | undefined;
  className?: string | undefined;
}): ReactElement {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className={cx('bar', className)}
      role={label === undefined ? undefined : 'progressbar'}
      aria-label={label}
      aria-valuenow={label === undefined ? undefined : percent}
      aria-hidden={label === undefined || undefined}
    >
      <svg focusable="false" aria-hidden="true">
        <rect width={`${percent}%`} height="100%" rx="2" />
      </svg>
    </div>
  );
}
