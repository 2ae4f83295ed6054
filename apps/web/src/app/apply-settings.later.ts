import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Settings } from '../features/site/api/settings.ts';
import { frameColour, lookOf } from '../features/site/model/look.later.ts';
import { changeWording } from '../shared/i18n/catalogues.ts';
import { currentTheme } from '../shared/theme/choices.ts';

/**
 * Applies changed settings to an open page: colours, tab icon and wording. Then refetches the answers that depend on
 * settings.
 */
export async function applySettings(
  settings: Settings,
  former: Settings,
  i18n: I18n,
  client: QueryClient,
): Promise<void> {
  applyLook(settings);
  if (settings.texts !== former.texts) await changeWording(i18n, settings.texts);
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' });
}

function applyLook(settings: Settings): void {
  const { style, tone, icon } = lookOf(settings);
  const root = document.documentElement;
  if (tone === 'solid') root.dataset['tone'] = tone;
  else delete root.dataset['tone'];
  document.querySelector('#icon')?.setAttribute('href', icon);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', frameColour(settings, currentTheme()));
  replaceStyle(style);
}

/** Removes the previous style sheet only after the next one has loaded, so the page is never unstyled. */
function replaceStyle(href: string | null): void {
  const former = document.querySelector('#look');
  if (href === null) return former?.remove();
  if (former?.getAttribute('href') === href) return;
  const next = Object.assign(document.createElement('link'), { id: 'look', rel: 'stylesheet', href });
  next.addEventListener('load', () => former?.remove());
  document.head.append(next);
}
