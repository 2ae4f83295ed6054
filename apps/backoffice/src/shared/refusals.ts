const FILES = import.meta.glob<{ refusals?: Readonly<Record<string, string>> }>('../sections/*/texts.ts');

let words: Promise<Readonly<Record<string, string>>> | undefined;

/**
 * Texts of the reasons for rejections; each section has those of its room in `texts.ts`. Loaded with the first
 * rejection.
 */
export function loadRefusalWords(): Promise<Readonly<Record<string, string>>> {
  words ??= Promise.all(Object.values(FILES).map((load) => load())).then(
    (files) => Object.assign({}, ...files.map(({ refusals }) => refusals)) as Readonly<Record<string, string>>,
  );
  return words;
}
