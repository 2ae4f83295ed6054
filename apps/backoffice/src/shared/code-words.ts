import { language } from './language.ts';

/** Texts of error codes in the operator's language; empty in English, where the server's texts are used. */
export async function loadCodeWords(): Promise<Readonly<Record<string, string>>> {
  return language === 'vi' ? (await import('./error-words-vi.ts')).ERROR_WORDS : {};
}
