import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { Refusal } from '../refusal.ts';
import { sendFailure } from './envelope.ts';
import { validatorCompiler } from './validate.ts';

const BODY_LIMIT_BYTES = 256 * 1024;

export interface ServerOptions {
  log: Logger;
  metrics: Metrics;
  trustProxy: readonly string[];
  isProduction: boolean;
  /** Whether requests can be served; told by /readyz. */
  isReady: () => Promise<boolean>;
}

/** The HTTP server without routes of rooms: limits, headers, cookies, errors in the envelope, health and metrics. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log.child({}, { serializers: { req: describeRequest } }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
  });
  // Calls speak JSON; text would otherwise pass as a body of its own.
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('caller', null);
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler((error: Error, request, reply) => {
    if (error instanceof Refusal) options.metrics.refusals.inc({ code: error.code });
    return sendFailure(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendFailure(new Refusal('not.found'), request, reply));
  await app.register(cookie);
  // The pages set their own Content-Security-Policy, because it names the hash of their loader.
  await app.register(helmet, { contentSecurityPolicy: false, hsts: options.isProduction, crossOriginEmbedderPolicy: false });
  registerObservation(app, options);
  return app;
}

function registerObservation(app: FastifyInstance, { metrics, isReady }: ServerOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.httpSeconds.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    request.log.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()));
}

/** Addresses are logged without their query, which may carry what a person typed. */
function describeRequest(request: { method: string; url: string; ip?: string }) {
  return { method: request.method, path: request.url.split('?')[0], ip: request.ip };
}
