import type { InclusionProof } from './merkle.ts';

/** Reads fields of files to check; each throws RangeError that names the field with another shape. */
export type Fields = Record<string, unknown>;

export function readInclusion(ticket: Fields, name: string): InclusionProof {
  const inclusion = asObject(ticket[name], name);
  return {
    index: asNumber(inclusion, 'index'),
    size: asNumber(inclusion, 'size'),
    siblings: asTexts(inclusion, 'siblings'),
  };
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RangeError('the file is not JSON');
  }
}

export function asObject(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RangeError(`${name} is not an object`);
  return value as Fields;
}

export function asText(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw new RangeError(`${name} is not a text`);
  return value;
}

export function asNumber(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new RangeError(`${name} is not a whole number`);
  return value;
}

function asArray(fields: Fields, name: string): unknown[] {
  const value = fields[name];
  if (!Array.isArray(value)) throw new RangeError(`${name} is not a list`);
  return value;
}

export function asList(fields: Fields, name: string): Fields[] {
  return asArray(fields, name).map((item) => asObject(item, name));
}

export function asTexts(fields: Fields, name: string): string[] {
  return asArray(fields, name).map((item) => asText({ [name]: item }, name));
}

export function unlessNull<T>(fields: Fields, name: string, read: (fields: Fields, name: string) => T): T | null {
  return fields[name] === null ? null : read(fields, name);
}
