import type { ReactElement, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { UiLink } from './link.tsx';

export type FlagTone = 'brand' | 'hot' | 'gold' | 'neutral' | 'info' | 'pos';
const FLAG_CLASS: Record<FlagTone, string | undefined> = { brand: undefined, hot: 'h', gold: 'g', neutral: 'n', info: 'in', pos: 'p' };

/** A word on a tinted ground: a state, a day, a tag. */
export function Flag({ tone = 'brand', children }: { tone?: FlagTone | undefined; children: ReactNode }): ReactElement {
  return <span className={cx('flag', FLAG_CLASS[tone])}>{children}</span>;
}

interface StatCardProps {
  label: ReactNode;
  icon?: IconName | undefined;
  /** Formatted value; null shows a dash (no data). */
  value: ReactNode | null;
  change?: ReactNode;
  isLoading?: boolean | undefined;
}

export function StatCard({ label, icon, value, change, isLoading }: StatCardProps): ReactElement {
  return (
    <div className="stat">
      <span className="cap">
        {icon && <Icon name={icon} size="xs" />}
        {label}
      </span>
      {isLoading ? <Skeleton shape="title" /> : <span className="v"><span className="num ltr">{value ?? '–'}</span></span>}
      {change !== undefined && <span className="micro mut">{change}</span>}
    </div>
  );
}

export type BoxTone = 'plain' | 'brand' | 'gold' | 'hot' | 'info';
const BOX_CLASS: Record<BoxTone, string | undefined> = { plain: undefined, brand: 'b', gold: 'g', hot: 'h', info: 'in' };

interface LedgerRowProps {
  icon: IconName;
  tone?: BoxTone | undefined;
  title: ReactNode;
  meta: ReactNode;
  /** Signed amount as text, such as "+ 412.00" or "− 20.40". Never cut short. */
  amount: string;
  isCredit?: boolean | undefined;
  flag?: ReactNode;
  href?: string | undefined;
}

/** One movement: what, when and reference, signed amount, state. */
export function LedgerRow({ icon, tone = 'plain', title, meta, amount, isCredit, flag, href }: LedgerRowProps): ReactElement {
  const content = (
    <>
      <span className={cx('bx', BOX_CLASS[tone])}>
        <Icon name={icon} size="s" />
      </span>
      <div className="grow">
        <div className="label trunc">{title}</div>
        <div className="cap mut3 num trunc">{meta}</div>
      </div>
      <div className="end amt">
        <div className={cx('label', isCredit && 'pos')}>
          <span className="num ltr">{amount}</span>
        </div>
        {flag}
      </div>
    </>
  );
  if (href === undefined) return <div className="li tall">{content}</div>;
  return (
    <UiLink href={href} className="li tall">
      {content}
    </UiLink>
  );
}

interface MenuRowProps {
  icon: IconName;
  tone?: BoxTone | undefined;
  label: ReactNode;
  meta?: ReactNode;
  /** At the end: a value, a badge, a switch. With `href` or `onClick` and no `end` a chevron stands there. */
  end?: ReactNode;
  href?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** A row of settings and menus: a link, a button, or plain when its end holds the control. */
export function MenuRow({ icon, tone = 'plain', label, meta, end, href, onClick }: MenuRowProps): ReactElement {
  const content = (
    <>
      <span className={cx('bx', BOX_CLASS[tone])}>
        <Icon name={icon} size="s" />
      </span>
      <span className="grow">
        <span className="label trunc blk">{label}</span>
        {meta !== undefined && <span className="cap mut3 clamp2">{meta}</span>}
      </span>
      {end ?? ((href ?? onClick) ? <Icon name="chevron" size="s" className="mut3" /> : null)}
    </>
  );
  if (href !== undefined)
    return (
      <UiLink href={href} className="li" onClick={onClick}>
        {content}
      </UiLink>
    );
  if (onClick)
    return (
      <button type="button" className="li" onClick={onClick}>
        {content}
      </button>
    );
  return <div className="li">{content}</div>;
}

/** Nothing to show: one line, one hint, at most one action. */
export function Empty({ title, hint, action }: { title: ReactNode; hint?: ReactNode; action?: ReactNode }): ReactElement {
  return (
    <div className="empty">
      <svg className="tk" width="72" height="60" viewBox="0 0 72 60" aria-hidden="true" focusable="false">
        <ellipse className="sh" cx="36" cy="54" rx="26" ry="4" />
        <path className="bd" d="M10 14h52v10a6 6 0 0 0 0 12v10H10V36a6 6 0 0 0 0-12Z" strokeWidth="2" strokeLinejoin="round" strokeDasharray="4 4" />
        <circle className="ct" cx="36" cy="30" r="7" />
      </svg>
      <div className="label">{title}</div>
      {hint !== undefined && <div className="cap mut">{hint}</div>}
      {action}
    </div>
  );
}

export type SkeletonShape = 'text' | 'short' | 'title' | 'tile' | 'card' | 'banner' | 'row' | 'ball' | 'pic' | 'money';

/** A grey block in the place of what is loading. `late` shows it only after 200 ms. */
export function Skeleton({ shape = 'text', late }: { shape?: SkeletonShape | undefined; late?: boolean | undefined }): ReactElement {
  return <span className={cx('skel', late && 'late')} data-shape={shape} aria-hidden="true" />;
}

/** A share of a whole, 0 to 1; the width is an SVG attribute because style attributes are forbidden. */
export function Progress({ share, label, className }: { share: number; label?: string | undefined; className?: string | undefined }): ReactElement {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className={cx('bar', className)} role={label === undefined ? undefined : 'progressbar'} aria-label={label} aria-valuenow={label === undefined ? undefined : percent} aria-hidden={label === undefined || undefined}>
      <svg focusable="false" aria-hidden="true">
        <rect width={`${percent}%`} height="100%" rx="2" />
      </svg>
    </div>
  );
}
