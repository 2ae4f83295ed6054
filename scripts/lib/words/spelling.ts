import { readFileSync } from 'node:fs';
import { spellCheckDocument } from 'cspell-lib';

const DICTIONARY = new URL('dictionary.txt', import.meta.url);

/** Words of prose; names of code (camelCase, paths, options, calls) are left out. */
const WORD = /(?<![\w/.\-@$#{&%])[A-Za-z][a-z']+(?![\w/(@$]|\.\w)/g;

/**
 * Checks British spelling, with the names and terms of `dictionary.txt`.
 * @returns the words that are in no dictionary, in lower case
 */
export async function findMisspelt(texts: readonly string[]): Promise<Set<string>> {
  const words = new Set(texts.flatMap(wordsOf));
  const { issues, errors } = await spellCheckDocument(
    { uri: 'words.txt', text: [...words].join('\n'), languageId: 'plaintext', locale: 'en-GB' },
    { generateSuggestions: false, noConfigSearch: true },
    { language: 'en-GB', maxNumberOfProblems: words.size, words: readFileSync(DICTIONARY, 'utf8').split('\n') },
  );
  if (errors?.length) throw errors[0];
  return new Set(issues.map(({ text }) => text));
}

/** The words of a text that are checked, in lower case. */
export function wordsOf(text: string): string[] {
  const prose = text
    .replace(/`[^`\n]*`/g, ' ')
    .replace(/https?:\/\/\S+|\{\w+\}|<\/?\w+>/g, ' ')
    .replace(/@(?:param|throws|returns|property)\s+(?:\{[^}]*\}\s*)?\S*/g, ' ');
  return [...prose.matchAll(WORD)].map(([word]) => word.toLowerCase());
}
