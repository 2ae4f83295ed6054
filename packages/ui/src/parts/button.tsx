import type { ButtonHTMLAttributes, MouseEvent, MouseEventHandler, ReactElement, ReactNode, Ref } from 'react';
import { cx } from './class-names.ts';
import { Icon, Spinner } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { UiLink } from './link.tsx';

const VARIANT_CLASS = {
  fill: 'button--filled',
  soft: 'button--soft',
  neutral: 'button--neutral',
  outline: 'button--outline',
  gold: 'button--gold',
  danger: 'button--danger',
  pop: 'button--bright',
  veil: 'button--veil',
  text: 'button--text',
  plain: 'button--plain',
};

export type ButtonVariant = keyof typeof VARIANT_CLASS;

interface Look {
  variant?: ButtonVariant | undefined;
  /** small 36 px, large 54 px; 48 px by default. */
  size?: 'small' | 'large' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  /** Label at the start, amount at the end. */
  cta?: boolean | undefined;
  icon?: IconName | undefined;
  className?: string | undefined;
  /** None for a button with only an icon, which needs an `aria-label`. */
  children?: ReactNode;
}

type NativeButton = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'className' | 'children'>;
export type ButtonProps = Look &
  NativeButton & { busy?: boolean | undefined; ref?: Ref<HTMLButtonElement> | undefined };

/**
 * While busy it keeps its width and name, ignores taps and sets aria-busy. With `aria-disabled` it also ignores taps
 * but keeps the focus, unlike with `disabled`.
 */
export function Button({
  variant,
  size,
  wide,
  cta,
  icon,
  className,
  children,
  busy = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps): ReactElement {
  const isBlocked = busy || rest['aria-disabled'] === true;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isBlocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={lookClass({ variant, size, wide, cta, className })}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={isBlocked || undefined}
    >
      <Label icon={icon}>{children}</Label>
      {busy && <Spinner />}
    </button>
  );
}

export function ButtonLink({
  icon,
  children,
  href,
  'aria-label': label,
  onClick,
  target,
  rel,
  ...look
}: Look & {
  href: string;
  'aria-label'?: string;
  onClick?: () => void;
  /** With `rel` for external addresses. */
  target?: '_blank' | undefined;
  rel?: string | undefined;
}): ReactElement {
  return (
    <UiLink href={href} target={target} rel={rel} aria-label={label} onClick={onClick} className={lookClass(look)}>
      <Label icon={icon}>{children}</Label>
    </UiLink>
  );
}

export type IconButtonProps = NativeButton & {
  icon: IconName;
  /** Accessible name. */
  label: string;
  size?: 'tiny' | 'small' | 'large' | undefined;
  filled?: boolean | undefined;
  /** Rotates the icon. */
  busy?: boolean | undefined;
  className?: string | undefined;
  /** A dot or badge on the corner. */
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
};

export function IconButton({
  icon,
  label,
  size,
  filled,
  busy,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps): ReactElement {
  return (
    <button
      {...rest}
      type={type}
      className={cx('icon-button', className)}
      aria-label={label}
      aria-busy={busy || undefined}
      data-busy={busy || undefined}
    >
      <Icon name={icon} size={size} filled={filled} />
      {children}
    </button>
  );
}

export function IconLink({
  icon,
  label,
  href,
  onClick,
  children,
}: {
  icon: IconName;
  label: string;
  href: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children?: ReactNode;
}): ReactElement {
  return (
    <UiLink href={href} className="icon-button" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
      {children}
    </UiLink>
  );
}

function Label({ icon, children }: { icon: IconName | undefined; children: ReactNode }): ReactElement {
  return (
    <span className="button__label">
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  );
}

/** Classes of a button, for a label that opens a hidden control. */
export function lookClass({ variant, size, wide, cta, className }: Omit<Look, 'icon' | 'children'>): string {
  return cx(
    'button',
    variant && VARIANT_CLASS[variant],
    size && `button--${size}`,
    wide && 'button--wide',
    cta && 'button--cta',
    className,
  );
}
