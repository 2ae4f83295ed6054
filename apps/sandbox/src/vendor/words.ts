type Words = Readonly<Record<string, string>>;

/** Languages of the game pages other than English, by the tag in a launch. */
const TAGS = ['ar', 'es', 'fr', 'id', 'ja', 'ko', 'pt', 'ru', 'th', 'tl', 'tr', 'vi', 'zh'] as const;

const tables = new Map<string, Words>(
  await Promise.all(
    TAGS.map(async (tag): Promise<[string, Words]> => {
      const { default: words } = (await import(new URL(`page/words-${tag}.js`, import.meta.url).href)) as {
        default: Words;
      };
      return [tag, words];
    }),
  ),
);

/** The language for a launch; English when the pages do not support it. */
export function spoken(language: string): string {
  return tables.has(language) ? language : 'en';
}

/** A text of the pages in a language, by its English text, with `{name}` placeholders. */
export function say(language: string, text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return (tables.get(language)?.[text] ?? text).replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(values[name]));
}

/** A result such as `17 red` or `player 5:3`, translated with the words of the bets. */
export function resultText(language: string, text: string): string {
  const words = tables.get(language);
  return text
    .split(' ')
    .map((word) => words?.[`${word.slice(0, 1).toUpperCase()}${word.slice(1)}`] ?? word)
    .join(' ');
}
