import { cx } from '@fairlot/ui';
import type { ReactNode } from 'react';

/** Scrollable text of a sheet. It can be focused, because keyboard users could not read to its end otherwise. */
export function Reading({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the focus
    <div className={cx('stack', className)} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
