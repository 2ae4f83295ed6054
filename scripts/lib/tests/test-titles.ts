const LEFT_OUT = new Set(['skip', 'fixme', 'todo', 'describe']);

/**
 * The titles of the tests (`it`, `test`) and steps (`test.step`) of a TypeScript test file, in order. Excludes tests
 * marked `skip`, `fixme` or `todo`, which prove nothing, and groups (`test.describe`).
 */
export function findTestTitles(code: string): string[] {
  const titles: string[] = [];
  for (const match of code.matchAll(/\b(?:it|test)((?:\.\w+)*)\s*(?=[(`<])/g)) {
    const modifiers = (match[1] ?? '').split('.').slice(1);
    if (modifiers.some((name) => LEFT_OUT.has(name))) continue;
    let at = skipTypes(code, match.index + match[0].length);
    // `it.each(table)(title`: the table is the first argument list.
    if (modifiers.some((name) => ['each', 'for', 'skipIf', 'runIf'].includes(name))) at = skipArguments(code, at);
    const title = /^\s*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/.exec(code.slice(at, at + 2_000));
    if (title?.[2] !== undefined) titles.push(title[2]);
  }
  return titles;
}

/** The matrix ids of a title, as in `closing the dialog returns home [R-014] [R-015, R-016]`. */
export function findIds(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]+-\d+(?:\s*,\s*[A-Z]+-\d+)*)\]/g)].flatMap(([, ids = '']) => ids.split(/\s*,\s*/));
}

/** The position after the type arguments that begin at `start`, if there are any. */
function skipTypes(code: string, start: number): number {
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    const character = code.charAt(at);
    if (character === '<') depth += 1;
    // An arrow in a type closes nothing.
    if (character === '>' && code.charAt(at - 1) !== '=') depth -= 1;
    if (depth === 0) return character === '>' ? at + 1 : start;
  }
  return start;
}

/** The position after the parentheses (or the template) that begin at `start`. */
function skipArguments(code: string, start: number): number {
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    const character = code.charAt(at);
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if ('\'"`'.includes(character)) at = endOfText(code, at);
    if (depth === 0) return at + 1;
  }
  return code.length;
}

/** The position of the quote that closes the one at `start`. */
function endOfText(code: string, start: number): number {
  const quote = code.charAt(start);
  for (let at = start + 1; at < code.length; at += 1) {
    if (code.charAt(at) === '\\') at += 1;
    else if (code.charAt(at) === quote) return at;
  }
  return code.length;
}
