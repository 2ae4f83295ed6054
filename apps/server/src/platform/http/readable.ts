import { Refusal } from '../refusal.ts';

/** Names that every object answers to: a table looked up by one of them finds what nobody put there. */
const NAMES_OF_OBJECTS: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/**
 * Refuses text that the database cannot keep (a NUL, half a surrogate pair), and names that every object has, wherever
 * they stand: as a value or as the name of a field.
 * @throws Refusal request.invalid with `{field, reason}`
 */
export function refuseUnreadable(value: unknown, field = ''): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed() || NAMES_OF_OBJECTS.has(value))
      throw new Refusal('request.invalid', { field, reason: 'text' });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    refuseUnreadable(name, field);
    refuseUnreadable(inner, name);
  }
}
