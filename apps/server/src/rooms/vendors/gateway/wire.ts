import { CallRefused } from './port.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A JSON object; null when the text is none. */
export function parseObject(rawBody: Buffer): Fields | null {
  try {
    const value: unknown = JSON.parse(rawBody.toString('utf8'));
    return isObject(value) ? value : null;
  } catch {
    return null; // the adapter reports it in its own format
  }
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Ids and names of vendors: visible characters only, so that the database stores them and a log shows them. */
const ID = /^[\x21-\x7e]{1,128}$/;

/** @throws CallRefused BAD_REQUEST when the field is missing or not an id */
export function needId(fields: Fields, name: string): string {
  const id = optionalId(fields, name);
  if (id === null) throw new CallRefused('BAD_REQUEST');
  return id;
}

/** Null when the field is missing, empty or null. @throws CallRefused BAD_REQUEST when it is not an id */
export function optionalId(fields: Fields, name: string): string | null {
  const value = fields[name];
  if (value === undefined || value === null || value === '') return null;
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || !ID.test(text)) throw new CallRefused('BAD_REQUEST');
  return text;
}

/** @throws CallRefused BAD_REQUEST when it is given and not a boolean */
export function optionalFlag(fields: Fields, name: string): boolean {
  const value = fields[name];
  if (value === undefined || value === null) return false;
  if (typeof value !== 'boolean') throw new CallRefused('BAD_REQUEST');
  return value;
}

export function headerOf(headers: Readonly<Record<string, string | string[] | undefined>>, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

/** JSON of an object with a whole number that may exceed the exact range of a JavaScript number. */
export function withInteger(fields: Fields, name: string, value: bigint): string {
  const text = JSON.stringify(fields);
  return `${text.slice(0, -1)}${text === '{}' ? '' : ','}${JSON.stringify(name)}:${value}}`;
}
