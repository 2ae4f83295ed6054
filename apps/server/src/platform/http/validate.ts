import { tryParseMinor } from '@fairlot/money';
import { Ajv, type ValidateFunction } from 'ajv';
import build from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';

// Compiling all checks and serialisers of the contract takes half of the start time, and one process needs few of them.
// Each is compiled at its first call. A test compiles them all.

/** An amount in the merchant's currency, with at most as many decimals as the currency has. */
const amount = (text: string): boolean => tryParseMinor(text) !== null;
const options = {
  useDefaults: true,
  removeAdditional: false,
  allErrors: false,
  strict: false,
  formats: { amount },
  // Halves the time of a compilation, which the first caller waits for; checks are as fast, because V8 optimises them.
  code: { optimize: false },
} as const;
/** Bodies are not converted; query strings and path parts are text and are converted. */
const literal = new Ajv({ ...options, coerceTypes: false });
const converting = new Ajv({ ...options, coerceTypes: true });

export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  checkOf(httpPart === 'body' ? literal : converting, schema);

type Write = (answer: unknown) => string;

/** By schema, so that the apps of a test process share them, as they share the checks of `literal` and `converting`. */
const writers = new WeakMap<object, Write>();

export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema }) => {
  let write: Write | undefined;
  return (answer) => {
    write ??= writers.get(schema) ?? keepWriter(schema);
    return write(answer);
  };
};

function keepWriter(schema: object): Write {
  const write: Write = build(schema, { ajv: options });
  writers.set(schema, write);
  return write;
}

/**
 * Checks a decrypted payload.
 * @returns a function that throws the same error as Fastify's own validation
 */
export function compilePayload(schema: TSchema): (payload: unknown) => void {
  const check = checkOf(literal, schema);
  return (payload) => {
    if (!check(payload)) throw Object.assign(new Error('invalid payload'), { validation: check.errors ?? [] });
  };
}

interface Check {
  (data: unknown): boolean;
  /** Errors of the last call, in the form that Fastify reads. */
  errors?: ValidateFunction['errors'];
}

function checkOf(ajv: Ajv, schema: object): Check {
  let validate: ValidateFunction | undefined;
  const check: Check = (data) => {
    validate ??= ajv.compile(schema);
    const isValid = validate(data);
    check.errors = validate.errors;
    return isValid;
  };
  return check;
}
