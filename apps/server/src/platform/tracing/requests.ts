import { type Context, context, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTracing, startRequest } from './span.ts';

interface TracedRequests {
  /** Whether a trace that the request names is continued: only behind a proxy, because clients can name any. */
  continuesTraces: boolean;
  /** Addresses without a span, which monitoring requests every few seconds. */
  quiet: ReadonlySet<string>;
}

/** Gives each request a span that covers all work of its handlers. */
export function traceRequests(app: FastifyInstance, { continuesTraces, quiet }: TracedRequests): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTracing() || quiet.has(request.url)) return done();
    const own = startRequest(request.method, continuesTraces ? request.headers : {});
    contexts.set(request, own);
    context.with(own, done);
  });
  // Reading a body leaves the context of the first hook.
  app.addHook('preValidation', (request, _reply, done) => {
    const own = contexts.get(request);
    if (own === undefined) done();
    else context.with(own, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const own = contexts.get(request);
    const span = own && trace.getSpan(own);
    if (span === undefined) return done();
    const route = request.routeOptions.url ?? 'none';
    span.updateName(`${request.method} ${route}`);
    span.setAttributes({
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      'fairlot.request_id': request.id,
    });
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
    done();
  });
}
