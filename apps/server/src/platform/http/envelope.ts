import { ALL_ERROR_TEXTS, ERROR_STATUS, type EndpointSpec, type Envelope, type ErrorCode } from '@fairlot/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { isUnavailable } from '../db/index.ts';
import { Refusal } from '../refusal.ts';

/** The body of a success. */
export function succeed(endpoint: EndpointSpec, answer: unknown): Envelope<unknown> {
  const base = { success: true, errorCode: null, message: null };
  if (endpoint.footer === undefined) return { ...base, value: answer };
  const { value, footer } = answer as { value: unknown; footer: unknown };
  return { ...base, value, footer };
}

const ACCEPTED = new WeakSet<object>();

/** Marks an answer whose change still waits for a decision. It is sent with status 202. */
export function accepted<T extends object>(answer: T): T {
  ACCEPTED.add(answer);
  return answer;
}

/** Whether the answer, or the approval request in it, is marked as accepted. */
export function isAccepted(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  return ACCEPTED.has(answer) || ('approval' in answer && isAccepted(answer.approval));
}

/** The body of a failure. */
export function fail(code: ErrorCode, value: unknown = null): Envelope<unknown> {
  return { success: false, value, errorCode: code, message: ALL_ERROR_TEXTS[code] };
}

/** By the schemas of value and footer. Serialisers are kept by schema, so the apps of a test process share them too. */
const successSchemas = new WeakMap<TSchema, Map<TSchema | undefined, TSchema>>();

/** Serialisation schema of a success: fields that the contract does not name are dropped. */
export function successSchema({ value, footer }: Pick<EndpointSpec, 'value' | 'footer'>): TSchema {
  const byFooter = successSchemas.get(value) ?? new Map<TSchema | undefined, TSchema>();
  successSchemas.set(value, byFooter);
  const known = byFooter.get(footer);
  if (known !== undefined) return known;
  const schema = Type.Object({
    success: Type.Boolean(),
    value,
    errorCode: Type.Null(),
    message: Type.Null(),
    ...(footer ? { footer } : {}),
  });
  byFooter.set(footer, schema);
  return schema;
}

/** The database restarts within seconds; a client may repeat its request then. */
const RETRY_AFTER_SECONDS = 2;

/**
 * Sends a failure: refusals, Fastify's own errors or an unavailable database; details of any other error are hidden.
 */
export function sendFailure(
  error: FastifyError | Refusal | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = error instanceof Refusal ? error : fromFastify(error);
  if (isUnavailable(error)) {
    request.log.warn({ err: error }, 'the database is unavailable');
    return write(reply, new Refusal('server.busy', null, RETRY_AFTER_SECONDS));
  }
  if (refusal === undefined) {
    request.log.error({ err: error }, 'request failed');
    return write(reply, new Refusal('unknown.error'));
  }
  return write(reply, refusal);
}

function write(reply: FastifyReply, { code, value, retryAfterSeconds }: Refusal): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .status(ERROR_STATUS[code] ?? 200)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(fail(code, value));
}

function fromFastify(error: Error): Refusal | undefined {
  if ('validation' in error && Array.isArray(error.validation)) return fromValidation(error.validation);
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new Refusal('request.too.large');
  if (status === 415) return new Refusal('request.media.type');
  if (status === 404) return new Refusal('not.found');
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Refusal('request.invalid', { field: '', reason: 'unreadable' });
  return undefined;
}

interface Violation {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** Each alternative of a union reports its own violation; the deepest one belongs to the alternative that was meant. */
function fromValidation(violations: readonly Violation[]): Refusal {
  const pathOf = ({ instancePath }: Violation) => instancePath.split('/').filter(Boolean);
  const isUnion = violations.some(({ keyword }) => keyword === 'anyOf');
  const [violation] = isUnion ? violations.toSorted((a, b) => pathOf(b).length - pathOf(a).length) : violations;
  if (violation === undefined) return new Refusal('request.invalid');
  const extra = violation.params['missingProperty'] ?? violation.params['additionalProperty'];
  const path = pathOf(violation);
  if (typeof extra === 'string') path.push(extra);
  return new Refusal('request.invalid', { field: path.join('.'), reason: violation.keyword });
}
