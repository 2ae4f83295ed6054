import type { Settings } from './api.ts';

/** Quick questions by language, one per line; English is always included and comes first. */
export function splitQuestions(questions: Settings['questions']): Record<string, string> {
  const languages = new Set(['EN', 'VI', ...questions.flatMap((texts) => Object.keys(texts))]);
  return Object.fromEntries(
    [...languages].map((language) => [
      language,
      questions
        .map((texts) => texts[language] ?? '')
        .join('\n')
        .trim(),
    ]),
  );
}

/**
 * The questions by language. Null when a language has some, but not as many as English, because they could not be
 * matched.
 */
export function joinQuestions(lines: Readonly<Record<string, string>>): Settings['questions'] | null {
  const byLanguage = Object.entries(lines)
    .map(([language, text]) => [language, linesOf(text)] as const)
    .filter(([, texts]) => texts.length > 0);
  const count = linesOf(lines['EN'] ?? '').length;
  if (byLanguage.some(([, texts]) => texts.length !== count)) return null;
  return Array.from({ length: count }, (_, place) =>
    Object.fromEntries(byLanguage.map(([language, texts]) => [language, texts[place] ?? ''])),
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
