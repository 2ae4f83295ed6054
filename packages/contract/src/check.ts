import type { TSchema } from 'typebox';
import { Format } from 'typebox/format';
import { Errors } from 'typebox/schema';

/** One thing that a schema refuses of a value. */
export interface Violation {
  /** Names and places from the outermost, joined by dots; empty for the whole. */
  path: string;
  /** The rule of the schema, by the same name as in the server's refusal. */
  keyword: string;
  /** The bound that was passed, where the rule has one. */
  limit?: number;
  /** The pattern that a text does not have. */
  pattern?: string;
  /** Nothing was given at all. */
  isEmpty: boolean;
}

interface Shape {
  type?: string;
  properties?: Readonly<Record<string, TSchema>>;
  required?: readonly string[];
  anyOf?: readonly TSchema[];
}

/** Tells what a text of a named format is, such as `amount`; a format that nobody told is not checked. */
export function knowFormat(name: string, isRight: (text: string) => boolean): void {
  Format.Set(name, isRight);
}

/**
 * What a schema refuses of a value, one violation a field, in the order of the fields. It reads the schema and compiles
 * nothing, since pages run no code made of text; what is undefined counts as absent, as in JSON.
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

/** The first thing that is wrong; of a choice the whole of it, since each way of being wrong says little. */
function firstOf(schema: TSchema, value: unknown, path: string): Violation[] {
  const [isRight, errors] = Errors(schema, value);
  const [first] = errors;
  if (isRight || first === undefined) return [];
  const isChoice = (schema as Shape).anyOf !== undefined;
  const place = isChoice ? '' : first.instancePath.replaceAll('/', '.');
  const { limit, pattern } = first.params as { limit?: number; pattern?: string | RegExp };
  return [
    {
      path: `${path}${place}`.replace(/^\./, ''),
      keyword: isChoice ? 'anyOf' : first.keyword,
      ...(limit === undefined || isChoice ? {} : { limit }),
      ...(typeof pattern !== 'string' || isChoice ? {} : { pattern }),
      isEmpty: place === '' && (value === '' || value === null || (Array.isArray(value) && value.length === 0)),
    },
  ];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
