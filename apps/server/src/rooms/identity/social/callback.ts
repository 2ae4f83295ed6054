import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { callbackUrl, endFlow } from './flow.ts';
import type { ProviderName, Providers } from './providers.ts';

/**
 * The provider's return: a navigation, so outside the contract. It leads to the log-in page with the ticket, or with
 * what went wrong, behind the hash, which no server and no referrer sees.
 */
export function socialCallback(platform: Platform, providers: Providers): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    for (const provider of ['google', 'facebook'] satisfies ProviderName[]) {
      app.get(`/wps/session/social/${provider}`, async (request, reply) => {
        reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
        const returned = new URL(callbackUrl(platform, provider));
        returned.search = new URL(request.url, returned).search;
        try {
          const ticket = await endFlow(platform, providers, provider, returned);
          return await reply.redirect(`/m/login#social=${ticket}`, 303);
        } catch (error) {
          // Cancelled at the provider, or forged: the player tries again, the log knows more.
          if (!(error instanceof Refusal))
            request.log.warn({ err: error, provider }, 'a log-in with a provider failed');
          return reply.redirect('/m/login#social-error=social.failed', 303);
        }
      });
    }
  };
}
