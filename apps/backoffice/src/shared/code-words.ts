import { language } from './language.ts';

/** What codes of refusals mean in the operator's language; none in English, which the server says itself. */
export async function loadCodeWords(): Promise<Readonly<Record<string, string>>> {
  return language === 'vi' ? (await import('./error-words-vi.ts')).ERROR_WORDS : {};
}
