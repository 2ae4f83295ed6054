import type { ReactElement, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { UiLink } from './link.tsx';
import { Skeleton } from './states.tsx';

interface StatCardProps {
  label: ReactNode;
  icon?: IconName | undefined;
  /** Formatted value; null shows a dash (no data). */
  value: ReactNode | null;
  isLoading?: boolean | undefined;
}

export function StatCard({ label, icon, value, isLoading }: StatCardProps): ReactElement {
  return (
    <div className="figure">
      <span className="caption">
        {icon && <Icon name={icon} size="tiny" />}
        {label}
      </span>
      {isLoading ? (
        <Skeleton shape="title" />
      ) : (
        <span className="figure__value">
          <span className="numeric ltr">{value ?? '–'}</span>
        </span>
      )}
    </div>
  );
}

export type BoxTone = 'plain' | 'brand' | 'gold' | 'hot' | 'info';
const BOX_CLASS: Record<BoxTone, string | undefined> = {
  plain: undefined,
  brand: 'icon-box--brand',
  gold: 'icon-box--gold',
  hot: 'icon-box--hot',
  info: 'icon-box--info',
};

interface LedgerRowProps {
  icon: IconName;
  tone?: BoxTone | undefined;
  title: ReactNode;
  meta: ReactNode;
  /** Signed amount as text, such as "+ 412.00" or "− 20.40". Never truncated. */
  amount: string;
  isCredit?: boolean | undefined;
  flag?: ReactNode;
  href?: string | undefined;
}

/** One ledger entry: kind, time and reference, signed amount, state. */
export function LedgerRow({
  icon,
  tone = 'plain',
  title,
  meta,
  amount,
  isCredit,
  flag,
  href,
}: LedgerRowProps): ReactElement {
  const content = (
    <>
      <span className={cx('icon-box', BOX_CLASS[tone])}>
        <Icon name={icon} size="small" />
      </span>
      <div className="grow">
        <div className="row between">
          <div className="label truncate" dir="auto">
            {title}
          </div>
          <div className={cx('label list-row__amount', isCredit && 'positive')}>
            <span className="numeric ltr">{amount}</span>
          </div>
        </div>
        <div className="row between">
          <div className="caption faint numeric grow truncate">{meta}</div>
          {flag !== undefined && <div className="end list-row__amount">{flag}</div>}
        </div>
      </div>
    </>
  );
  if (href === undefined) return <div className="list-row list-row--tall">{content}</div>;
  return (
    <UiLink href={href} className="list-row list-row--tall">
      {content}
    </UiLink>
  );
}

interface MenuRowProps {
  icon: IconName;
  tone?: BoxTone | undefined;
  label: ReactNode;
  meta?: ReactNode;
  /** At the end: a value, a badge, a switch. With `href` or `onClick` and no `end` it is a chevron. */
  end?: ReactNode;
  href?: string | undefined;
  /** The address opens in a new window, without access to this page. */
  opensWindow?: boolean | undefined;
  /** On the corner of the icon, such as a dot for unread items. */
  mark?: ReactNode;
  onClick?: (() => void) | undefined;
  /** The end is a switch: a tap anywhere in the row changes it. */
  isSwitch?: boolean | undefined;
}

/** A row of settings and menus: a link, a button, or plain when its end contains the control. */
export function MenuRow({
  icon,
  tone = 'plain',
  label,
  meta,
  end,
  href,
  opensWindow,
  mark,
  onClick,
  isSwitch,
}: MenuRowProps): ReactElement {
  const content = (
    <>
      <span className={cx('icon-box', BOX_CLASS[tone])}>
        <Icon name={icon} size="small" />
        {mark}
      </span>
      <span className="grow">
        <span className="label two-lines">{label}</span>
        {meta !== undefined && <span className="caption faint two-lines">{meta}</span>}
      </span>
      {end ?? ((href ?? onClick) ? <Icon name="chevron" size="small" className="faint" /> : null)}
    </>
  );
  if (href !== undefined)
    return (
      <UiLink
        href={href}
        className="list-row"
        onClick={onClick}
        {...(opensWindow && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {content}
      </UiLink>
    );
  if (onClick)
    return (
      <button type="button" className="list-row" onClick={onClick}>
        {content}
      </button>
    );
  return isSwitch ? <label className="list-row">{content}</label> : <div className="list-row">{content}</div>;
}
