import type { PackPath } from './part.ts';

/**
 * Compares two values.
 * @returns a line for each value that differs, such as `lotteries.VN60.lockSeconds: 10 → 12`
 */
export function differences(before: unknown, after: unknown, path: PackPath): string[] {
  // Each of several new entries gets its own line.
  if (before === undefined && isRecord(after) && Object.values(after).every(isRecord))
    return Object.entries(after).flatMap(([key, value]) => differences(undefined, value, [...path, key]));
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differences(before[key], after[key], [...path, key]),
    );
  const [former, next] = [textOf(before), textOf(after)];
  return former === next ? [] : [`${path.join('.')}: ${cut(former)} → ${cut(next)}`];
}

/** Whether two values are equal, whatever the order of their keys. */
export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A longer value is cut in its line. */
const MOST_CHARACTERS = 300;

const textOf = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(sorted(value)));
const cut = (text: string): string => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text);

/** Sorts the keys of objects, so that their order makes no difference. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sorted(value[key])]),
  );
}
