import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../shared/texts.ts';

interface IconButtonProps {
  /** What it does: read out, and shown while the pointer rests on it. */
  label: string;
  className?: string;
  onClick: () => void;
  children: ReactNode;
}

/** A sign that can be pressed. */
export function IconButton({ label, className = '', onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`button button--ghost button--icon ${className}`.trim()}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Closes what is worked on beside or over a list. */
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
