import type { KeyboardEvent } from 'react';

/**
 * Moves the focus by arrow keys, Home and End within a row of tabs or radios, each with a `tabIndex`: only the selected
 * one is a tab stop. Follows the writing direction. With `isChoosing` it clicks the one that gets the focus.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>, isChoosing?: boolean): void {
  const row = [...event.currentTarget.querySelectorAll<HTMLElement>('[tabindex]:not(:disabled)')];
  const index = row.indexOf(document.activeElement as HTMLElement);
  const next = nextIndex(event, index, row.length);
  if (next === null || index < 0 || event.metaKey || event.altKey) return;
  event.preventDefault();
  if (isChoosing) row[next]?.click();
  row[next]?.focus();
}

function nextIndex(event: KeyboardEvent<HTMLElement>, index: number, count: number): number | null {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  if (event.key === forward || event.key === 'ArrowDown') return (index + 1) % count;
  if (event.key === backward || event.key === 'ArrowUp') return (index - 1 + count) % count;
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  return null;
}
