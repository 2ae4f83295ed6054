/** Cookies mirror the player's choices, so that the server renders the first paint accordingly. */
const YEAR_SECONDS = 31_536_000;

export type Theme = 'light' | 'dark';

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', getComputedStyle(document.body).backgroundColor);
  localStorage.setItem('theme', theme);
  setCookie('theme', theme);
}

export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** `code` is the operator's language code, `tag` its BCP 47 tag. */
export function applyLanguage(code: string, tag: string, dir: string): void {
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
  setCookie('lang', code);
}

function setCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
