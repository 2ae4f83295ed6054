const FILES = import.meta.glob<{ refusals?: Readonly<Record<string, string>> }>('../sections/*/texts.ts');

let words: Promise<Readonly<Record<string, string>>> | undefined;

/**
 * What a reason of a refusal means in words; each section has those of its room in `texts.ts`. They are loaded with
 * the first refusal.
 */
export function loadRefusalWords(): Promise<Readonly<Record<string, string>>> {
  words ??= Promise.all(Object.values(FILES).map((load) => load())).then(
    (files) => Object.assign({}, ...files.map(({ refusals }) => refusals)) as Readonly<Record<string, string>>,
  );
  return words;
}
