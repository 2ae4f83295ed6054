import type { Language } from '../shared/language.ts';

/** Texts of one language by the names of their groups. Its folder is one chunk; English is beside the code. */
const packs = import.meta.glob<{ default: Readonly<Record<string, unknown>> }>('./*/index.ts');

/** The texts of a language, empty for English; null if they could not be loaded. */
export async function loadTexts(language: Language): Promise<Readonly<Record<string, unknown>> | null> {
  if (language === 'en') return {};
  const pack = await packs[`./${language}/index.ts`]?.().catch(() => null);
  return pack?.default ?? null;
}
