import { useToast } from '@fairlot/ui';
import { useLingui } from '@lingui/react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { switchLanguage } from '../i18n/catalogues.ts';
import type { Language } from '../i18n/locale-context.ts';
import { useLocaleText } from '../i18n/use-text.ts';
import { applyLanguage } from '../theme/choices.ts';

/** Changes within this time of each other reload the lists only once (specification, section 4). */
const RELOAD_AFTER_MS = 250;

export interface LanguageChoice {
  /** The current language; undefined while the merchant offers none that has texts. */
  current: Language | undefined;
  languages: readonly Language[];
  choose: (language: Language) => void;
}

/**
 * The languages on offer and a function to change the language. Texts change immediately, without a reload; the server
 * reads a cookie for the next page.
 */
export function useLanguage(): LanguageChoice {
  const { t, languages } = useLocaleText();
  const toast = useToast();
  const client = useQueryClient();
  const { i18n } = useLingui();
  const change = async ({ code, tag, dir }: Language) => {
    if (!(await switchLanguage(i18n, code, tag))) return;
    applyLanguage(code, tag, dir);
    reloadSoon(client);
  };
  const choose = (language: Language) => {
    change(language).catch(() => toast.error(t('error.offline')));
  };
  return { current: languages.find(({ code }) => code === i18n.locale), languages, choose };
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Refetches visible data, since the server answers in the new language. */
export function reloadSoon(client: QueryClient): void {
  clearTimeout(timer);
  timer = setTimeout(() => void reload(client), RELOAD_AFTER_MS);
}

async function reload(client: QueryClient): Promise<void> {
  // A first answer that is under way comes in the former language, and would not be requested again.
  await client.cancelQueries({ type: 'active', predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries();
}
