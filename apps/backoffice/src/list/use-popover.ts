import { useEffect, useRef, useState } from 'react';

/** A popover below its button, closed by Escape or an outside click. */
export function usePopover() {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = (event: Event) => {
      if (!ref.current?.contains(event.target as Node)) setOpen(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      ref.current?.querySelector('button')?.focus();
    };
    addEventListener('pointerdown', press);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', press);
      removeEventListener('keydown', key);
    };
  }, [isOpen]);
  return { isOpen, ref, toggle: () => setOpen(!isOpen) };
}
