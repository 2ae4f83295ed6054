import { Ajv } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';

const options = { useDefaults: true, removeAdditional: false, allErrors: false, strict: false } as const;
/** Bodies are taken literally; query strings and path parts are text by nature and are converted. */
const literal = new Ajv({ ...options, coerceTypes: false });
const converting = new Ajv({ ...options, coerceTypes: true });

export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? literal : converting).compile(schema);

/**
 * Checks a decrypted payload.
 * @returns a function that throws the same error as Fastify's own validation
 */
export function compilePayload(schema: TSchema): (payload: unknown) => void {
  const validate = literal.compile(schema);
  return (payload) => {
    if (!validate(payload)) throw Object.assign(new Error('invalid payload'), { validation: validate.errors ?? [] });
  };
}
