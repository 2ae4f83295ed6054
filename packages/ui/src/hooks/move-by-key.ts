import type { KeyboardEvent } from 'react';

/**
 * Handles arrow keys, Home and End for a row of tabs or radios in which only the selected one is a tab stop. Follows
 * the writing direction. Calls `onSelect` with the index and moves the focus there.
 */
export function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  index: number,
  count: number,
  onSelect: (index: number) => void,
): void {
  const next = nextIndex(event, index, count);
  if (next === null) return;
  event.preventDefault();
  onSelect(next);
  const buttons = event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:enabled,[role=radio]:enabled');
  buttons[next]?.focus();
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
