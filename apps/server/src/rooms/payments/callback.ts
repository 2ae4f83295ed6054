import type { FastifyInstance } from 'fastify';
import type { Webhooks } from './actions/receive-webhook.ts';
import type { PaymentAdapter } from './adapters/adapter.ts';

const BODY_LIMIT_BYTES = 64 * 1024;

/** Addresses for the webhooks of providers. Signatures cover the exact bytes, so the body is not parsed here. */
export function createCallbackPlugin(adapters: readonly PaymentAdapter[], webhooks: Webhooks) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    for (const adapter of adapters) {
      app.post<{ Body: Buffer | undefined }>(
        `/wps/deposit/callback/${adapter.provider}`,
        { bodyLimit: BODY_LIMIT_BYTES },
        async (request, reply) => {
          await webhooks.receive(adapter, request.body ?? Buffer.alloc(0), request.headers);
          return reply.code(200).send({ received: true });
        },
      );
    }
  };
}
