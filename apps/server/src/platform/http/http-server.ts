import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { Refusal } from '../refusal.ts';
import { fail, sendFailure } from './envelope.ts';
import { keepToNetworks } from './operator-networks.ts';
import { guardPlainRoutes } from './readable.ts';
import { RequestLog } from './request-log.ts';
import { serializerCompiler, validatorCompiler } from './validate.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
/** How long the answer to a broken request may take to leave. */
const LINGER_MS = 1000;

export interface ServerOptions {
  log: Logger;
  metrics: Metrics;
  trustProxy: readonly string[];
  /** Where the console may be opened; everywhere when empty. */
  operatorNetworks: readonly string[];
  isProduction: boolean;
  /** Bearer token of whoever reads /metrics in production; unset: nobody can. */
  metricsKey: string | undefined;
  /** Whether requests can be served; told by /readyz. */
  isReady: () => Promise<boolean>;
}

/** The HTTP server without routes of rooms: limits, headers, cookies, errors in the envelope, health and metrics. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log.child({}, { serializers: { req: describeRequest } }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (parent, bindings) => new RequestLog(parent, bindings) as unknown as FastifyBaseLogger,
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    // Node looks for requests that take too long every 30 s by itself, so that a dripping body lived up to a minute
    // more.
    http: { connectionsCheckingInterval: 2000, headersTimeout: 15_000 },
    // A busy machine takes its time to load the pages' code.
    pluginTimeout: 60_000,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // Calls during the shutdown are answered by refuseWhileClosing, in the envelope.
    return503OnClosing: false,
    // What fails before a route is found keeps the envelope too.
    frameworkErrors: (_error, request, reply) => {
      sendFailure(new Refusal('request.invalid', { field: 'path', reason: 'unreadable' }), request, reply);
    },
    clientErrorHandler: (error: Error & { code?: string }, socket) => {
      // Browsers open connections before they need them. One that asked nothing in its time ends without a word: they
      // would read an answer as that of the first request that they send over it, whatever it asks.
      if (!socket.writable || socket.bytesRead === 0 || error.code === 'ECONNRESET') return void socket.destroy();
      const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
      const body = JSON.stringify(fail(isTooLarge ? 'request.too.large' : 'request.invalid'));
      const status = isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
      socket.end(
        `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
          `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
      // Whoever goes on sending is not listened to until it ends by itself.
      setTimeout(() => socket.destroy(), LINGER_MS).unref();
    },
  });
  // Calls speak JSON; text would otherwise pass as a body of its own.
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('caller', null);
  app.decorateRequest('operator', null);
  app.decorateRequest('files', null);
  app.decorateRequest('arrivedAtMs', 0);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error: Error, request, reply) => {
    if (error instanceof Refusal) {
      options.metrics.refusals.inc({ code: error.code });
      tellRefusal(error, request);
    }
    return sendFailure(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendFailure(new Refusal('not.found'), request, reply));
  await app.register(cookie);
  refuseWhileClosing(app);
  keepToNetworks(app, options.operatorNetworks);
  guardPlainRoutes(app);
  registerObservation(app, options, await securityHeaders(options.isProduction));
  return app;
}

/** Paths that load balancers ask while the process stops. */
const PROBES = new Set(['/healthz', '/readyz']);

/** A process that stops is being replaced: calls on open connections are refused, and their clients connect anew. */
function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!isClosing) return done();
    reply.header('connection', 'close');
    return PROBES.has(request.url) ? done() : done(new Refusal('system.upgrading'));
  });
}

/** What an operator is refused when something is tried: a password, a factor, or what the role may not. */
const TRIED = new Set(['login.invalid', 'login.locked', 'totp.invalid', 'passkey.invalid', 'permission.denied']);

/**
 * Writes a line for each such refusal in the back office; those of members are many and stand in their log of log-ins
 * and in the metrics. A name that was typed is left out: people type passwords there.
 */
function tellRefusal({ code }: Refusal, request: FastifyRequest): void {
  const route = request.routeOptions.url ?? '';
  if (!TRIED.has(code) || !route.startsWith('/backoffice/api')) return;
  request.log.warn(
    { code, route, operator: request.operator?.name ?? null, ip: request.ip },
    'an operator was refused',
  );
}

/**
 * The headers that helmet sets. They are the same for every answer, so it is asked once: its ten steps a request would
 * cost a fifth of a small answer. The pages set their own Content-Security-Policy, because it names their loader's
 * hash.
 */
async function securityHeaders(isProduction: boolean): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, { contentSecurityPolicy: false, hsts: isProduction, crossOriginEmbedderPolicy: false });
  const names = new Set<string>();
  probe.get('/', async (_request, reply) => {
    for (const name of reply.raw.getHeaderNames()) names.add(name);
    return null;
  });
  const { headers } = await probe.inject('/');
  await probe.close();
  return Object.fromEntries([...names].map((name) => [name, String(headers[name])]));
}

/** Hooks call back instead of returning a promise: they run for every request. */
function registerObservation(
  app: FastifyInstance,
  { log, metrics, isProduction, metricsKey, isReady }: ServerOptions,
  headers: Record<string, string>,
): void {
  const tellsAnswers = log.isLevelEnabled('debug');
  app.addHook('onRequest', (request, reply, done) => {
    // What a proxy passes on need not be an address; then the peer's own is the caller's.
    if (isIP(request.ip) === 0) Object.defineProperty(request, 'ip', { value: request.socket.remoteAddress ?? '' });
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const ms = reply.elapsedTime;
    metrics.httpSeconds.observe({ route, status: String(reply.statusCode) }, ms / 1000);
    if (tellsAnswers)
      request.log.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(ms) }, 'answered');
    done();
  });
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  app.get('/metrics', async (request, reply) => {
    // How often codes are guessed and how much is staked is nobody's business.
    if (isProduction && !hasKey(request, metricsKey)) throw new Refusal('not.found');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Whether the request carries the key as its bearer token; without a key nobody has it. */
export function hasKey(request: FastifyRequest, key: string | undefined): boolean {
  const given = request.headers.authorization ?? '';
  return key !== undefined && timingSafeEqual(sha256(given), sha256(`Bearer ${key}`));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Addresses are logged without their query, which may carry what a person typed. */
function describeRequest(request: { method: string; url: string; ip?: string }) {
  return { method: request.method, path: request.url.split('?')[0], ip: request.ip };
}
