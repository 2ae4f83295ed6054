import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { callbackUrl, endFlow } from './flow.ts';
import type { ProviderName } from './login-provider.ts';
import type { Providers } from './providers.ts';

/**
 * The redirect from the provider: a navigation, so it is outside the contract. It redirects to the login page with the
 * ticket or the error after the hash sign, where no server or referrer sees it.
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
          // Cancelled at the provider, or forged: the player can try again, and the log has details.
          if (!(error instanceof Refusal))
            request.log.warn({ err: error, provider }, 'a log-in with a provider failed');
          return reply.redirect('/m/login#social-error=social.failed', 303);
        }
      });
    }
  };
}
