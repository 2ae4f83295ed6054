/**
 * Writes one pair per line, name and value separated by a space, such as `lotteryHistory https://example.com/draws`.
 */
export function toLines(pairs: Readonly<Record<string, string>>): string {
  return Object.entries(pairs)
    .map(([name, value]) => `${name} ${value}`)
    .join('\n');
}

/** Reads such lines; null when a line has no value. If a name is repeated, its last line applies. */
export function fromLines(text: string): Record<string, string> | null {
  const pairs = linesOf(text).map((line) => /^(\S+)\s+(\S.*)$/.exec(line));
  return pairs.some((pair) => pair === null)
    ? null
    : Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']));
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
