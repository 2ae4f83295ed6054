import { setTimeout as sleep } from 'node:timers/promises';
import { type EndpointSpec, isForServedRegions } from '@fairlot/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  preValidationAsyncHookHandler,
  preValidationHookHandler,
} from 'fastify';
import { isWorthRepeating } from '../db/index.ts';
import { Refusal } from '../refusal.ts';
import {
  type Caller,
  type OperatorCaller,
  type SiteSwitches,
  TRIAL_TYPE,
  PREVIEW_COOKIE,
  VISITOR_COOKIE,
} from './caller.ts';
import { isAccepted, succeed, successSchema } from './envelope.ts';
import { acceptForms } from './form.ts';
import { requireKey, readIdempotencyKey } from './idempotency.ts';
import {
  identify,
  identifyByBody,
  identifyByQuery,
  type IdentifyServices,
  isForAnybody,
  mayCarryToken,
  refuseTokenOutsideHeader,
  take,
} from './identify.ts';
import { pageOrigin } from './page-origin.ts';
import { textOfPrepared } from './prepared.ts';
import { refuseForeignSite } from './same-site.ts';
import { proveHuman } from './prove-human.ts';
import { provePayment } from './prove-payment.ts';
import { refuseUnreadable } from './readable.ts';
import type { BoundRoute, Context, FileAnswer } from './route.ts';
import { browserCookieOf, deviceCookieOf, memberCookie, operatorCookie } from './session-cookies.ts';
import { sendFile } from './send-file.ts';
import { compilePayload } from './validate.ts';

export interface RouteServices extends IdentifyServices {
  /** Settings of the merchant that decide whether a call is accepted. */
  site: SiteSwitches;
  /** Rate limit per address for reads that need no token, in this process. */
  reads: { max: number; windowSeconds: number };
  secureCookies: boolean;
  /** Origin of our pages. */
  publicOrigin: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    operator: OperatorCaller | null;
    /** See `Context.receivedAtMs`; 0 until it is known. */
    arrivedAtMs: number;
  }
}

/**
 * Registers one endpoint. Order: authentication, permission, maintenance, module, rate limit, shape, decryption,
 * account policy, handler. Authentication comes first, so that a call without a token gets no other information.
 */
export function registerRoute(app: FastifyInstance, bound: BoundRoute, services: RouteServices): void {
  const form = bound.endpoint.policies?.form;
  if (form === undefined) return declareRoute(app, bound, services);
  // Forms are read only here; elsewhere they are refused by their content type.
  void app.register(async (scope) => {
    acceptForms(scope, form);
    declareRoute(scope, bound, services);
  });
}

function bodyLimitOf({ form, maxBytes = form?.maxBytes }: EndpointSpec['policies'] = {}) {
  return maxBytes === undefined ? {} : { bodyLimit: maxBytes };
}

function declareRoute(app: FastifyInstance, { endpoint, handle }: BoundRoute, services: RouteServices): void {
  const encrypted = endpoint.policies?.encrypted === true;
  const isOpenRead = endpoint.method === 'GET' && endpoint.policies?.rateLimit === undefined;
  const checkPayload = encrypted && endpoint.body ? compilePayload(endpoint.body) : undefined;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { isOfContract: true },
    ...bodyLimitOf(endpoint.policies),
    schema: schemaOf(endpoint),
    ...(hasSumBalance(endpoint) ? { onSend: printSumBalance } : {}),
    // Steps with nothing to await use callbacks or are omitted: each promise costs a small answer a few per cent.
    onRequest: (request, _reply, done) => {
      if (endpoint.policies?.idempotent) noteArrival(request);
      if (mayCarryToken(endpoint, request)) return identifyByQuery(endpoint, request, services);
      if (!isForAnybody(endpoint, request)) return identify(endpoint, request, services);
      if (isOpenRead) services.limiter.hitRead(services.reads, 'reads', request.ip);
      return done();
    },
    preValidation: checksOf(endpoint, services),
    handler: async (request, reply) => {
      if (endpoint.policies?.realAccount && request.caller?.type === TRIAL_TYPE) throw new Refusal('permission.denied');
      let body = request.body;
      if (encrypted) {
        body = await services.verifiers.decrypt(header(request, 'encryption'), (request.body as { data: string }).data);
        checkPayload?.(body);
      }
      refuseUnreadable([request.params, request.query, body, header(request, 'language')]);
      if (endpoint.policies?.paymentPassword) body = await provePayment(services.verifiers, request, body);
      if (endpoint.policies?.captcha) body = await proveHuman(services.verifiers, body);
      const context = buildContext(endpoint, request, reply, body, services);
      reply.header('cache-control', 'no-store');
      const answer = await (endpoint.policies?.idempotent ? resolveUnknown(handle, context) : handle(context));
      if (endpoint.policies?.file !== undefined) return sendFile(reply, endpoint.policies.file, answer as FileAnswer);
      if (isAccepted(answer)) reply.status(202);
      const text = textOfPrepared(
        answer,
        () => reply.serialize(succeed(endpoint, answer) as Parameters<typeof reply.serialize>[0]) as string,
      );
      return text === undefined ? succeed(endpoint, answer) : reply.type(JSON_TYPE).send(text);
    },
  });
}

function schemaOf(endpoint: EndpointSpec): FastifySchema {
  const encrypted = endpoint.policies?.encrypted === true;
  return {
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: encrypted ? ENCRYPTED_BODY : endpoint.body } : {}),
    response: {
      '2xx': successSchema(endpoint),
      ...(endpoint.accepted ? { 202: successSchema({ ...endpoint, value: endpoint.accepted }) } : {}),
    },
  };
}

type Check = preValidationHookHandler | preValidationAsyncHookHandler;

/** Checks between authentication and the shape of the body; an endpoint has only those that apply to it. */
function checksOf(endpoint: EndpointSpec, services: RouteServices): Check[] {
  const { site, limiter } = services;
  const { idempotent, rateLimit: limit } = endpoint.policies ?? {};
  const isRead = endpoint.method === 'GET';
  const checks: Check[] = [];
  if (!isRead && endpoint.auth !== 'operator')
    checks.push(async (request: FastifyRequest) => {
      if (request.caller === null) await identifyByBody(endpoint, request, services);
    });
  // Money calls are those with a key. Operators' calls have none and continue to work while the site is closed (Z-91).
  if (idempotent)
    checks.push(async (request: FastifyRequest) => {
      request.arrivedAtMs ||= Date.now();
      requireKey(request.headers['idempotency-key']);
      if (await site.isInMaintenance()) throw new Refusal('system.maintenance');
      if (await site.isUpgrading()) throw new Refusal('system.upgrading');
    });
  // Blocks registration, login and money calls on a site that was never opened.
  if (!isRead && !endpoint.path.startsWith('/backoffice/'))
    checks.push(async () => {
      if (!(await site.isOpened())) throw new Refusal('system.maintenance');
    });
  if (isForServedRegions(endpoint))
    checks.push(async ({ ip }: FastifyRequest) => {
      if (!(await site.servesAddress(ip))) throw new Refusal('system.restricted');
    });
  checks.push((request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    if (!isRead) refuseForeignSite(request, services.publicOrigin);
    checkModule(endpoint, request);
    refuseTokenOutsideHeader(request);
    done();
  });
  if (limit !== undefined)
    checks.push(async (request: FastifyRequest) => {
      if (limit.by === 'member' && request.caller)
        await limiter.hit(limit, endpoint.id, String(request.caller.memberId));
      else await limiter.hitAddress(limit, endpoint.id, request.ip);
    });
  return checks;
}

/** Attempts of a money call whose outcome is unknown, and the pause before each repetition. */
const MOST_ATTEMPTS = 3;
const REPEAT_MS = 300;

/**
 * Repeats a money call during which the database was lost. It may have been committed; its idempotency key then returns
 * the answer of that attempt, so nothing happens twice.
 */
async function resolveUnknown(handle: BoundRoute['handle'], context: Context<EndpointSpec>): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await handle(context);
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isWorthRepeating(error)) throw error;
      await sleep(attempt * REPEAT_MS);
    }
  }
}

/**
 * Records the arrival time. If the body arrived with the head, that is now, however long the caller's lookup takes. If
 * the body is delayed, it is when the body is complete, so that sending heads early gains nothing.
 */
function noteArrival(request: FastifyRequest): void {
  const nowMs = Date.now();
  setImmediate(() => {
    if (request.raw.complete) request.arrivedAtMs ||= nowMs;
  });
}

function hasSumBalance({ value }: EndpointSpec): boolean {
  return (
    'properties' in value &&
    typeof value.properties === 'object' &&
    value.properties !== null &&
    'sumBalance' in value.properties
  );
}

/**
 * `sumBalance` is a JSON number with the decimals of its currency (Z-106), printed from its decimal string so that no
 * float is involved.
 */
async function printSumBalance(_request: FastifyRequest, _reply: FastifyReply, payload: unknown): Promise<unknown> {
  return typeof payload === 'string'
    ? payload.replace(/"sumBalance":"(-?\d+(?:\.\d{2,3})?)"/, '"sumBalance":$1')
    : payload;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const ENCRYPTED_BODY = {
  type: 'object',
  required: ['data'],
  additionalProperties: false,
  properties: { data: { type: 'string', pattern: '^[A-Za-z0-9_-]{38,16000}$' } },
} as const;

/** Checks the module id in the header, or in the query or body (Z-94). */
function checkModule(endpoint: EndpointSpec, request: FastifyRequest): void {
  const inQuery = take(request.query, 'moduleId');
  const inBody = take(request.body, 'moduleId');
  if (endpoint.moduleId === undefined) return;
  const given = header(request, 'moduleid') ?? inQuery ?? inBody;
  if (given !== endpoint.moduleId) throw new Refusal('module.disabled');
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function buildContext(
  endpoint: EndpointSpec,
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
  { secureCookies: secure, publicOrigin }: Pick<RouteServices, 'secureCookies' | 'publicOrigin'>,
): Context<EndpointSpec> {
  const isForOperators = endpoint.auth === 'operator' || endpoint.policies?.operatorCookie === true;
  const { name, options } = isForOperators ? operatorCookie(secure) : memberCookie(secure);
  const context = {
    params: request.params,
    query: request.query,
    body,
    caller: request.caller,
    operator: request.operator,
    files: request.files ?? [],
    ip: request.ip,
    origin: pageOrigin(header(request, 'origin'), publicOrigin),
    receivedAtMs: request.arrivedAtMs || Date.now() - reply.elapsedTime,
    language: header(request, 'language') ?? 'EN',
    userAgent: (header(request, 'user-agent') ?? '').slice(0, 255),
    idempotency: endpoint.policies?.idempotent
      ? readIdempotencyKey(request.headers['idempotency-key'], [request.params, body])
      : undefined,
    cookie: {
      value: request.cookies[name],
      set: (value: string, maxAgeSeconds?: number) => {
        reply.setCookie(name, value, { ...options, ...(maxAgeSeconds ? { maxAge: maxAgeSeconds } : {}) });
      },
      clear: () => {
        reply.clearCookie(name, options);
      },
    },
    device: deviceCookieOf(request, reply, isForOperators, secure),
    visitor: browserCookieOf(VISITOR_COOKIE, request, reply, secure),
    preview: browserCookieOf(PREVIEW_COOKIE, request, reply, secure),
    log: request.log,
  };
  return context as Context<EndpointSpec>;
}
