import type { TSchema } from 'typebox';
import { Format } from 'typebox/format';
import { Errors } from 'typebox/schema';

/** One violation of a schema by a value. */
export interface Violation {
  /** Property names and indexes from the outermost, joined by dots; empty for the whole value. */
  path: string;
  /** The rule of the schema, named as in the server's error. */
  keyword: string;
  /** The bound that was exceeded, where the rule has one. */
  limit?: number;
  /** The pattern that a text does not match. */
  pattern?: string;
  /** Whether a number has to be a whole one. */
  isWhole?: boolean;
  /** Whether the value is missing altogether. */
  isEmpty: boolean;
}

interface Shape {
  type?: string;
  properties?: Readonly<Record<string, TSchema>>;
  required?: readonly string[];
  anyOf?: readonly TSchema[];
}

/** Registers the check of a named format, such as `amount`. An unregistered format is not checked. */
export function knowFormat(name: string, isRight: (text: string) => boolean): void {
  Format.Set(name, isRight);
}

/**
 * Returns the violations of a schema, one per field, in the order of the fields. It interprets the schema and compiles
 * nothing, because the pages forbid code made from text. Undefined counts as absent, as in JSON.
 */
export function violationsOf(schema: TSchema, value: unknown): Violation[] {
  const found = walk(schema, value, '');
  if (found.length > 0 || Errors(schema, value)[0]) return found;
  return [{ path: '', keyword: 'additionalProperties', isEmpty: false }];
}

function walk(schema: TSchema, value: unknown, path: string): Violation[] {
  const { type, properties, required = [], anyOf = [] } = schema as Shape;
  const [inner, ...others] = anyOf.filter((one) => (one as Shape).type !== 'null');
  if (inner !== undefined && others.length === 0 && anyOf.length === 2 && value !== null)
    return walk(inner, value, path);
  if (type !== 'object' || properties === undefined || !isObject(value)) return firstOf(schema, value, path);
  return Object.entries(properties).flatMap(([name, part]) => {
    const below = path === '' ? name : `${path}.${name}`;
    const given = value[name];
    if (given !== undefined) return walk(part, given, below);
    return required.includes(name) ? [{ path: below, keyword: 'required', isEmpty: true }] : [];
  });
}

/**
 * Returns the first violation. For a union it reports the whole value, because the errors of the alternatives are not
 * useful.
 */
function firstOf(schema: TSchema, value: unknown, path: string): Violation[] {
  const [isRight, errors] = Errors(schema, value);
  const [first] = errors;
  if (isRight || first === undefined) return [];
  const isChoice = (schema as Shape).anyOf !== undefined;
  const place = isChoice ? '' : first.instancePath.replaceAll('/', '.');
  const { limit, pattern, type } = first.params as { limit?: number; pattern?: string | RegExp; type?: unknown };
  return [
    {
      path: `${path}${place}`.replace(/^\./, ''),
      keyword: isChoice ? 'anyOf' : first.keyword,
      ...(limit === undefined || isChoice ? {} : { limit }),
      ...(typeof pattern !== 'string' || isChoice ? {} : { pattern }),
      ...(type === 'integer' && !isChoice ? { isWhole: true } : {}),
      isEmpty: place === '' && (value === '' || value === null || (Array.isArray(value) && value.length === 0)),
    },
  ];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
