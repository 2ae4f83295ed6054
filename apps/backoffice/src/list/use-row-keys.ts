import { useEffect, useEffectEvent, useState } from 'react';
import { isTyping, shortcutKey } from '../shared/is-typing.ts';

interface RowKeys<R> {
  rows: readonly R[];
  keyOf: (row: R) => string;
  chosen: ReadonlySet<string> | null;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onOpen: ((row: R) => void) | undefined;
  openKey: string | null;
}

/**
 * J and K move through the rows, X selects, Enter opens; if a row is open beside the list, J and K open the next one.
 * @returns key of the current row; null before the first
 */
export function useRowKeys<R>({ rows, keyOf, chosen, onChoose, onOpen, openKey }: RowKeys<R>): string | null {
  const [walked, setCurrent] = useState<string | null>(null);
  const current = openKey ?? walked;
  const walk = (by: 1 | -1) => {
    const at = rows.findIndex((row) => keyOf(row) === current);
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next === undefined) return;
    if (openKey === null) setCurrent(keyOf(next));
    else if (keyOf(next) !== openKey) onOpen?.(next);
    document.querySelector(`[data-row="${CSS.escape(keyOf(next))}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    const key = shortcutKey(event);
    if (key === 'j') return walk(1);
    if (key === 'k') return walk(-1);
    const row = rows.find((one) => keyOf(one) === current);
    if (row === undefined) return;
    if (key === 'Escape') setCurrent(null);
    if (key === 'x' && chosen !== null) onChoose(toggled(chosen, keyOf(row)));
    // Enter on a button or link belongs to that control.
    if (key === 'Enter' && !(event.target as Element).matches('a, button, summary')) onOpen?.(row);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return current;
}

/** Returns the set with the key added or removed. */
export function toggled(chosen: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return next;
}
