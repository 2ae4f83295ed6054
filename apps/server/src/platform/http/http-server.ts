import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { isIP, type Socket } from 'node:net';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { Refusal } from '../refusal.ts';
import { traceRequests } from '../tracing/requests.ts';
import { fail, sendFailure } from './envelope.ts';
import { keepToNetworks } from './operator-networks.ts';
import { guardPlainRoutes } from './readable.ts';
import { RequestLog } from './request-log.ts';
import { serializerCompiler, validatorCompiler } from './validate.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
/** Time for the answer to a broken request to be sent. */
const LINGER_MS = 1000;

export interface ServerOptions {
  log: Logger;
  metrics: Metrics;
  trustProxy: readonly string[];
  /** Networks from which the console may be opened; all when empty. */
  operatorNetworks: readonly string[];
  isProduction: boolean;
  /** Bearer token for reading /metrics in production; if unset, /metrics cannot be read. */
  metricsKey: string | undefined;
  /** Whether this process answers calls and pages; if not, only `/healthz`, `/readyz` and `/metrics`. */
  servesCalls: boolean;
  /** Whether requests can be served; reported by /readyz. */
  isReady: () => Promise<boolean>;
  /** Further lines of /readyz about engines that readiness does not depend on. */
  notes?: () => Record<string, string>;
}

/** The HTTP server without the rooms' routes: limits, headers, cookies, errors in the envelope, health and metrics. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log.child({}, { serializers: { req: describeRequest } }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (parent, bindings) => new RequestLog(parent, bindings) as unknown as FastifyBaseLogger,
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    // By default Node checks for slow requests every 30 s, so a slowly sent body could last up to a minute longer.
    http: { connectionsCheckingInterval: 2000, headersTimeout: 15_000 },
    // A busy machine needs time to load the pages' code.
    pluginTimeout: 60_000,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // refuseWhileClosing answers calls during the shutdown, in the envelope.
    return503OnClosing: false,
    // Failures before a route is found also use the envelope.
    frameworkErrors: (_error, request, reply) => {
      sendFailure(new Refusal('request.invalid', { field: 'path', reason: 'unreadable' }), request, reply);
    },
    clientErrorHandler: (error: Error & { code?: string }, socket) => {
      // Browsers open connections before they need them. A connection that sent no request in time is closed without a
      // response: the browser would take a response for the answer to the first request it sends later.
      if (!socket.writable || socket.bytesRead === 0 || error.code === 'ECONNRESET') return void socket.destroy();
      const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
      const body = JSON.stringify(fail(isTooLarge ? 'request.too.large' : 'request.invalid'));
      const status = isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
      socket.end(
        `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
          `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
      // A client that keeps sending is ignored until the connection is destroyed.
      setTimeout(() => socket.destroy(), LINGER_MS).unref();
    },
  });
  // Calls use JSON; otherwise plain text would be accepted as a body.
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
      logRefusal(error, request);
    }
    return sendFailure(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendFailure(new Refusal('not.found'), request, reply));
  traceRequests(app, { continuesTraces: options.trustProxy.length > 0, quiet: MONITORED });
  await app.register(cookie);
  refuseWhileClosing(app);
  dropUnusedWhileClosing(app);
  if (!options.servesCalls) keepToProbes(app);
  keepToNetworks(app, options.operatorNetworks);
  guardPlainRoutes(app);
  registerObservation(app, options, await securityHeaders(options.isProduction));
  return app;
}

/** Paths that load balancers request while the process stops. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
/** Paths that load balancers and monitoring request. */
const MONITORED: ReadonlySet<string> = new Set([...PROBES, '/metrics']);

/** A process that only runs jobs serves only its monitoring addresses. */
function keepToProbes(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(MONITORED.has(request.url) ? undefined : new Refusal('not.found'));
  });
}

/** A stopping process is being replaced: it refuses calls on open connections, and their clients reconnect. */
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

/**
 * Browsers open connections before they need them. Node counts one without a request as busy, so the server would wait
 * for it until the client closes it, up to a minute later.
 */
function dropUnusedWhileClosing(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', (done) => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
}

/**
 * Refusals that indicate an attempt against operator accounts: a wrong password or factor, or an action that the role
 * does not permit.
 */
const TRIED = new Set(['login.invalid', 'login.locked', 'totp.invalid', 'passkey.invalid', 'permission.denied']);

/**
 * Logs each of these refusals in the back office. Refusals of members are frequent and are covered by the login log and
 * the metrics. The typed name is omitted: people type passwords there.
 */
function logRefusal({ code }: Refusal, request: FastifyRequest): void {
  const route = request.routeOptions.url ?? '';
  if (!TRIED.has(code) || !route.startsWith('/backoffice/api')) return;
  request.log.warn(
    { code, route, operator: request.operator?.name ?? null, ip: request.ip },
    'an operator was refused',
  );
}

/**
 * The headers that helmet sets. They are the same for every answer, so they are computed once: helmet's ten steps per
 * request would cost a fifth of a small answer. The pages set their own Content-Security-Policy, because it contains
 * the hash of their loader.
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
  { log, metrics, isProduction, metricsKey, isReady, notes }: ServerOptions,
  headers: Record<string, string>,
): void {
  const exposesAnswers = log.isLevelEnabled('debug');
  app.addHook('onRequest', (request, reply, done) => {
    // A proxy may forward a value that is not an address; the socket's peer address is used then.
    if (isIP(request.ip) === 0) Object.defineProperty(request, 'ip', { value: request.socket.remoteAddress ?? '' });
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const ms = reply.elapsedTime;
    metrics.httpSeconds.observe({ route, status: String(reply.statusCode) }, ms / 1000);
    if (exposesAnswers)
      request.log.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(ms) }, 'answered');
    done();
  });
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', ...notes?.() });
  });
  app.get('/metrics', async (request, reply) => {
    // The metrics reveal how often codes are guessed and how much is staked, so they are not public.
    if (isProduction && !hasKey(request, metricsKey)) throw new Refusal('not.found');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Whether the request carries the key as its bearer token; always false without a key. */
export function hasKey(request: FastifyRequest, key: string | undefined): boolean {
  const given = request.headers.authorization ?? '';
  return key !== undefined && timingSafeEqual(sha256(given), sha256(`Bearer ${key}`));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** URLs are logged without their query, which may contain text that a person typed. */
function describeRequest(request: { method: string; url: string; ip?: string }) {
  return { method: request.method, path: request.url.split('?')[0], ip: request.ip };
}
