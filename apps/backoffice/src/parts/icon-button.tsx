import { Button, cx } from '@fairlot/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../shared/texts.ts';

interface IconButtonProps {
  /** Its accessible name, also shown on hover. */
  label: string;
  className?: string;
  onClick: () => void;
  children: ReactNode;
}

/** A button with an icon. */
export function IconButton({ label, className = '', onClick, children }: IconButtonProps) {
  return (
    <Button
      variant="plain"
      className={cx('button--icon', className)}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

/** Closes the panel beside or over a list. */
export function CloseButton({
  label = texts.close,
  className,
  onClick,
}: Pick<IconButtonProps, 'className' | 'onClick'> & { label?: string }) {
  return (
    <IconButton label={label} {...(className === undefined ? {} : { className })} onClick={onClick}>
      <X aria-hidden="true" />
    </IconButton>
  );
}
