import { formatMinor, tryParseMinor } from '@fairlot/money';
import { Refusal } from '../refusal.ts';
import { isSame } from './differences.ts';
import { PackRefusal, type PackPath } from './part.ts';

/**
 * Runs a step. A refusal by a rule of the console becomes a fault below `path`.
 * @param below leads from there to the field that the refusal names; by default the field's own name
 */
export async function refusalsAt<T>(
  path: PackPath,
  step: () => Promise<T> | T,
  below: (field: string) => PackPath = (field) => field.split('.'),
): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { field, reason } = (error.value ?? {}) as { field?: unknown; reason?: unknown };
    const rest = typeof field === 'string' ? below(field) : [];
    const detail = typeof reason === 'string' ? `${error.code}, ${reason}` : error.code;
    throw new PackRefusal([...path, ...rest], `${[...path, ...rest].join('.')} is refused (${detail})`);
  }
}

/** An amount as exported, so that 50 and 50.00 are equal. */
export function tidyAmount(amount: string): string {
  const minor = tryParseMinor(amount);
  return minor === null ? amount : formatMinor(minor);
}

/** Converts the named fields of an entry with `tidyAmount`. */
export function tidyAmounts<T extends object>(entry: T, names: readonly string[]): T {
  const tidied = Object.entries(entry).map(([name, value]) => [
    name,
    names.includes(name) && typeof value === 'string' ? tidyAmount(value) : value,
  ]);
  return Object.fromEntries(tidied) as T;
}

/** Entries of `after` that are not the same in `before`. */
export function changedEntries<T>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
): [string, T][] {
  return Object.entries(after).filter(([key, entry]) => !isSame(entry, before[key]));
}
