import { useSyncExternalStore } from 'react';
import { applyTheme, currentTheme, type Theme } from './choices.ts';

const listeners = new Set<() => void>();

/** The theme on show and a way to change it. The server's render does not ask: until hydration it counts as light. */
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
