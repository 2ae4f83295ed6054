import { useSyncExternalStore } from 'react';
import { applyTheme, currentTheme, type Theme } from './choices.ts';

const listeners = new Set<() => void>();

/**
 * The current theme and a function that changes it. Until hydration it is light, since the server's render does not
 * depend on it.
 */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore<Theme>(subscribe, currentTheme, () => 'light');
  return [theme, setTheme];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setTheme(theme: Theme): void {
  applyTheme(theme);
  for (const listener of listeners) listener();
}
