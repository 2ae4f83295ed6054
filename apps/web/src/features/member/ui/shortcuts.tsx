import { Icon, UiLink, type IconName } from '@fairlot/ui';

export interface Shortcut {
  icon: IconName;
  label: string;
  href: string;
}

/** Ways to the member's pages, four in a row. */
export function Shortcuts({ label, items }: { label: string; items: readonly Shortcut[] }) {
  return (
    <nav className="card shortcuts mx mt3" aria-label={label}>
      {items.map((item) => (
        <UiLink key={item.href} href={item.href}>
          <span className="ic n"><Icon name={item.icon} /></span>
          <span>{item.label}</span>
        </UiLink>
      ))}
    </nav>
  );
}
