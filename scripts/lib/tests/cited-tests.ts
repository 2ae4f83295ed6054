/** A test that a document cites, and words of its titles. */
export interface Citation {
  file: string;
  words: readonly string[];
}

/** Tests cited as `path.test.ts`, each with the quoted words that follow it. */
export function findCitations(text: string): Citation[] {
  const cited = /`([^`\s]+\.(?:test|spec)\.tsx?)`((?:,? ?(?:and )?"[^"]+")*)/g;
  return [...text.matchAll(cited)].map(([, file = '', quoted = '']) => ({
    file,
    words: [...quoted.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words),
  }));
}

/** Problems of the citations: files that do not exist, and words that no file of that name contains. */
export function findMissing(citations: readonly Citation[], tests: ReadonlyMap<string, string>): string[] {
  return citations.flatMap(({ file, words }) => {
    const named = [...tests].filter(([path]) => path === file || path.endsWith(`/${file}`));
    if (named.length === 0) return [`${file} is not there`];
    const holds = named.some(([, text]) => words.every((each) => text.includes(each)));
    return holds ? [] : [`${file} does not hold ${words.map((each) => `"${each}"`).join(', ')}`];
  });
}
