import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactElement, ReactNode, RefObject } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { Icon, Mark } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { UiLink } from './link.tsx';

export interface TabItem {
  key: string;
  label: string;
  href: string;
  icon: IconName;
  /** The raised orb with the mark. */
  isHome?: boolean | undefined;
  isActive?: boolean | undefined;
  badge?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** The footer; `label` names the navigation. */
export function TabBar({ label, items }: { label: string; items: readonly TabItem[] }): ReactElement {
  return (
    <nav className="tab-bar" aria-label={label} data-columns={items.length}>
      {items.map(({ key, label: text, href, icon, isHome, isActive, badge, onClick }) => (
        <UiLink
          key={key}
          href={href}
          className={cx('tab', isHome && 'home', isActive && 'on')}
          aria-current={isActive ? 'page' : undefined}
          onClick={onClick}
        >
          {isHome ? (
            <span className="orb">
              <Mark />
            </span>
          ) : (
            <span className="tab__icon">
              <Icon name={icon} />
              {badge !== undefined && <span className="badge numeric">{badge}</span>}
            </span>
          )}
          <span>{text}</span>
        </UiLink>
      ))}
    </nav>
  );
}

interface HomeHeaderProps {
  brand: string;
  homeHref: string;
  homeLabel: string;
  /** Address of the merchant's name as a picture; the text `brand` when absent. */
  wordmark?: string | null | undefined;
  /** Log in and Join, or Withdraw and Deposit. */
  actions: ReactNode;
  menuLabel: string;
  onMenu: () => void;
}

export function HomeHeader({
  brand,
  homeHref,
  homeLabel,
  wordmark,
  actions,
  menuLabel,
  onMenu,
}: HomeHeaderProps): ReactElement {
  const ref = useScrolledMark();
  return (
    <header className="header" ref={ref}>
      <UiLink href={homeHref} className="logo" aria-label={homeLabel}>
        <Mark />
        {wordmark ? <img className="wordmark" src={wordmark} alt="" height={24} /> : <span>{brand}</span>}
      </UiLink>
      <span className="grow" />
      {actions}
      <IconButton icon="menu" label={menuLabel} onClick={onMenu} />
    </header>
  );
}

interface InnerHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  backLabel: string;
  /** Address of Back; with `onBack` a button that goes back in history. */
  backHref?: string | undefined;
  onBack?: (() => void) | undefined;
  /** At most two. */
  actions?: ReactNode;
}

export function InnerHeader({ title, subtitle, backLabel, backHref, onBack, actions }: InnerHeaderProps): ReactElement {
  const ref = useScrolledMark();
  return (
    <header className="header header--inner" ref={ref}>
      {onBack ? (
        <IconButton icon="back" size="large" label={backLabel} onClick={onBack} />
      ) : (
        <BackLink label={backLabel} href={backHref ?? '/'} />
      )}
      {subtitle === undefined ? (
        <h1 className="header__title truncate">{title}</h1>
      ) : (
        <div className="grow">
          <h1 className="h3 two-lines">{title}</h1>
          <div className="micro faint numeric truncate">{subtitle}</div>
        </div>
      )}
      {actions}
    </header>
  );
}

/** Screen readers announce Back as a button; underneath it is a link, so it works before scripts run. */
export function BackLink({ label, href }: { label: string; href: string }): ReactElement {
  const pressOnSpace = (event: KeyboardEvent<HTMLAnchorElement>): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <UiLink href={href} role="button" className="icon-button" aria-label={label} onKeyDown={pressOnSpace}>
      <Icon name="back" size="large" />
    </UiLink>
  );
}

/** Title of a section with its "more" link. */
export function SectionHead({
  title,
  more,
}: {
  title: ReactNode;
  more?: { text: string; href: string } | undefined;
}): ReactElement {
  return (
    <div className="section-head">
      <h2 className="h2">{title}</h2>
      {more && (
        <UiLink className="more" href={more.href}>
          {more.text}
          <Icon name="chevron" size="small" />
        </UiLink>
      )}
    </div>
  );
}

/** A hairline under the header once the page was scrolled. Set on the element, so that scrolling causes no render. */
function useScrolledMark(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const mark = (): void => {
      ref.current?.toggleAttribute('data-scrolled', window.scrollY > 4);
    };
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, []);
  return ref;
}
