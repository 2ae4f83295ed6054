import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pagesFor } from '../sections.ts';
import { hasToken } from '../shared/api.ts';
import { isTyping, shortcutKey } from '../shared/is-typing.ts';
import type { SectionPage } from '../shared/section.ts';
import { useFrameContents } from './frame-context.ts';

const CHORD_MS = 1500;

interface Keys {
  onPalette: () => void;
  onHelp: () => void;
  onPin: () => void;
  pins: readonly SectionPage[];
}

/** The shortcuts of the frame. None acts while the operator types, and none approves or pays. */
export function useKeys({ onPalette, onHelp, onPin, pins }: Keys): void {
  const { operator } = useFrameContents();
  const navigate = useNavigate();
  const goUntil = useRef(0);
  const press = useEffectEvent((event: KeyboardEvent) => {
    // The log-in is above the page.
    if (!hasToken()) return undefined;
    const key = shortcutKey(event);
    if ((event.metaKey || event.ctrlKey) && key.toLowerCase() === 'k') {
      event.preventDefault();
      return onPalette();
    }
    if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return undefined;
    if (document.querySelector('dialog[open]') !== null) return undefined;
    if (key === '?') return onHelp();
    if (key === '/') {
      const field = document.querySelector<HTMLElement>('[data-shortcut="/"]');
      if (field !== null) event.preventDefault();
      return field?.focus();
    }
    if (Date.now() < goUntil.current) {
      goUntil.current = 0;
      // The letter belongs to the chord: an open case or the list would act on it too.
      if (/^[a-z0-9]$/i.test(key)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      if (key === '0') return onPin();
      const pin = /^[1-9]$/.test(key) ? pins[Number(key) - 1] : undefined;
      const page = pin ?? pagesFor(operator.permissions).find(({ letter }) => letter === key.toLowerCase());
      if (page !== undefined) void navigate({ to: `/${page.path}`, search: {} });
      return undefined;
    }
    if (key === 'g') goUntil.current = Date.now() + CHORD_MS;
    return undefined;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // Before the listeners of the page, so that the second key of a chord does not reach them.
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, []);
}
