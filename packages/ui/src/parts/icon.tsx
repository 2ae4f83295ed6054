import { createContext, use } from 'react';
import type { ReactElement } from 'react';
import { MARK_LOWER, MARK_UPPER } from '../art/mark.ts';
import { cx } from './class-names.ts';
import { ICON_PATHS } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';

const PATHS: Readonly<Record<string, string>> = ICON_PATHS;

/** Icons that point in the reading direction; they are mirrored in right-to-left languages. */
const DIRECTIONAL: ReadonlySet<IconName> = new Set([
  'back',
  'chevron',
  'log-out',
  'megaphone',
  'list',
  'message',
  'sound',
]);

interface IconProps {
  name: IconName;
  /** s 18 px, xs 15 px, l 26 px; 22 px by default. */
  size?: 'tiny' | 'small' | 'large' | undefined;
  filled?: boolean | undefined;
  className?: string | undefined;
}

/** Always decorative: the control has the accessible name. */
export function Icon({ name, size, filled, className }: IconProps): ReactElement {
  return (
    <svg
      className={cx(
        'icon',
        size && `icon--${size}`,
        filled && 'icon--filled',
        DIRECTIONAL.has(name) && 'flip',
        className,
      )}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name] ?? name} />
    </svg>
  );
}

/** Address of the merchant's own mark; null for the halves mark. */
export const MarkContext = createContext<string | null>(null);

/** The halves mark in the current colour, or the merchant's mark. `flat` is a decoration of the halves mark only. */
export function Mark({
  className = 'mark',
  flat = false,
}: {
  className?: string;
  flat?: boolean;
}): ReactElement | null {
  const own = use(MarkContext);
  if (own !== null) return flat ? null : <img className={className} src={own} alt="" width={28} height={28} />;
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={MARK_UPPER} />
      <path fill="currentColor" fillOpacity={flat ? undefined : 0.78} d={MARK_LOWER} />
    </svg>
  );
}

export function Spinner({ large = false }: { large?: boolean }): ReactElement {
  return (
    <svg className={cx('spinner', large && 'spinner--large')} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeOpacity=".3" strokeWidth="3" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
