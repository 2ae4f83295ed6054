import type { ReactElement, ReactNode } from 'react';
import { cx } from './class-names.ts';

/** Empty state: one line, one hint, at most one action. */
export function Empty({
  title,
  hint,
  action,
}: {
  title: ReactNode;
  hint?: ReactNode;
  action?: ReactNode;
}): ReactElement {
  return (
    <div className="empty">
      <svg className="empty__ticket" width="72" height="60" viewBox="0 0 72 60" aria-hidden="true" focusable="false">
        <ellipse className="empty__shadow" cx="36" cy="54" rx="26" ry="4" />
        <path
          className="empty__body"
          d="M10 14h52v10a6 6 0 0 0 0 12v10H10V36a6 6 0 0 0 0-12Z"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeDasharray="4 4"
        />
        <circle className="empty__counter" cx="36" cy="30" r="7" />
      </svg>
      <div className="label">{title}</div>
      {hint !== undefined && <div className="caption muted">{hint}</div>}
      {action}
    </div>
  );
}

type SkeletonShape = 'text' | 'short' | 'title' | 'tile' | 'card' | 'banner' | 'row' | 'pic' | 'draw' | 'money';

/** A grey block in place of content that is loading. `late` shows it only after 200 ms. */
export function Skeleton({
  shape = 'text',
  late,
}: {
  shape?: SkeletonShape | undefined;
  late?: boolean | undefined;
}): ReactElement {
  return <span className={cx('skeleton', late && 'late')} data-shape={shape} aria-hidden="true" />;
}

export type FlagTone = 'brand' | 'hot' | 'gold' | 'neutral' | 'info' | 'pos';
const FLAG_CLASS: Record<FlagTone, string | undefined> = {
  brand: undefined,
  hot: 'flag--hot',
  gold: 'flag--gold',
  neutral: 'flag--neutral',
  info: 'flag--info',
  pos: 'flag--positive',
};

/** A word on a tinted background: a state, a day, a tag. */
export function Flag({ tone = 'brand', children }: { tone?: FlagTone | undefined; children: ReactNode }): ReactElement {
  return <span className={cx('flag', FLAG_CLASS[tone])}>{children}</span>;
}
