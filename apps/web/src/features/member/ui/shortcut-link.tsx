import { Icon, type IconName, UiLink } from '@fairlot/ui';

/** A way to one of the member's pages, as an icon above its name. */
export function ShortcutLink({ icon, label, href }: { icon: IconName; label: string; href: string }) {
  return (
    <UiLink href={href}>
      <span className="icon-button icon-button--neutral">
        <Icon name={icon} />
      </span>
      <span>{label}</span>
    </UiLink>
  );
}
