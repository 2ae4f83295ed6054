import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { ownOrigin } from '../../platform/outside/own-origin.ts';
import { takeRawJson } from '../../platform/http/raw-json.ts';
import type { PaymentAdapter } from './adapters/adapter.ts';
import type { Webhooks, WebhookSource } from './actions/receive-webhook.ts';

/** Address to which a deposit provider sends its events. */
export const callbackOf = (config: Config, { provider, isOutside }: Pick<PaymentAdapter, 'provider' | 'isOutside'>) =>
  `${isOutside ? config.publicOrigin : ownOrigin(config)}/wps/deposit/callback/${provider}`;

const BODY_LIMIT_BYTES = 64 * 1024;

/** Routes for the webhooks of providers. Signatures cover the exact bytes, so the body is not parsed here. */
export function createCallbackPlugin(sources: readonly WebhookSource[], webhooks: Webhooks) {
  return async (app: FastifyInstance): Promise<void> => {
    takeRawJson(app, BODY_LIMIT_BYTES);
    for (const source of sources) {
      app.post<{ Body: Buffer | undefined }>(source.path, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
        await webhooks.receive(source, request.body ?? Buffer.alloc(0), request.headers);
        return reply.code(200).send({ received: true });
      });
    }
  };
}
