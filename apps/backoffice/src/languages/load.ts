import type { Language } from '../shared/language.ts';
import type { Groups } from './groups.ts';

/** The texts of each language but English, which is beside the code. Every folder is one chunk. */
export const PACKS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Groups>>> = {
  vi: () => import('./vi/index.ts'),
  es: () => import('./es/index.ts'),
  pt: () => import('./pt/index.ts'),
  th: () => import('./th/index.ts'),
  id: () => import('./id/index.ts'),
  zh: () => import('./zh/index.ts'),
};

/** The texts of a language, empty for English; null if they could not be loaded. */
export async function loadTexts(language: Language): Promise<Partial<Groups> | null> {
  return language === 'en' ? {} : PACKS[language]().catch(() => null);
}
