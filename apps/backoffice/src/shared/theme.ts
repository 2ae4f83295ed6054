export type Theme = 'system' | 'light' | 'dark';
const KEY = 'BACKOFFICE_THEME';
const NEXT: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };

const isDark = matchMedia('(prefers-color-scheme: dark)');

export function readTheme(): Theme {
  const kept = localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Applies the chosen theme, or the operating system's if none was chosen. */
export function applyTheme(): void {
  const theme = readTheme();
  const ofSystem = isDark.matches ? 'dark' : 'light';
  const shown = theme === 'system' ? ofSystem : theme;
  document.documentElement.setAttribute('data-theme', shown);
}

export function nextTheme(): Theme {
  const theme = NEXT[readTheme()];
  localStorage.setItem(KEY, theme);
  applyTheme();
  return theme;
}

isDark.addEventListener('change', applyTheme);
