import { Icon, type IconName, UiLink } from '@fairlot/ui';

interface ShortcutLinkProps {
  icon: IconName;
  label: string;
  href: string;
  /** Number of new items on the page. */
  count?: number;
  /** The page is external and opens in a new window. */
  opensWindow?: boolean;
}

/** A link to one of the member's pages: an icon above its name. */
export function ShortcutLink({ icon, label, href, count = 0, opensWindow = false }: ShortcutLinkProps) {
  return (
    <UiLink href={href} {...(opensWindow && { target: '_blank', rel: 'noopener noreferrer' })}>
      <span className="icon-button icon-button--neutral">
        <Icon name={icon} />
        <CountMark count={count} />
      </span>
      <span>{label}</span>
    </UiLink>
  );
}

/** A number on the corner of an icon while there are new items. */
export function CountMark({ count }: { count: number }) {
  return count === 0 ? null : <span className="badge numeric">{count > 99 ? '99+' : count}</span>;
}
