import { type Connections, createConnections, type Kind, type Settings } from '../../../platform/connections/index.ts';
import { isLoopback } from '../../../platform/outside/is-loopback.ts';
import { isOutsideAddress } from '../../../platform/post-outside.ts';
import type { IdentityPlatform } from '../ports.ts';
import { callbackUrl } from './flow.ts';
import { type LoginProvider, PROVIDER_FLAGS, type ProviderName } from './login-provider.ts';

const PUBLISHED: Readonly<Record<ProviderName, { url: string; tokenEndpoint?: string }>> = {
  google: { url: 'https://accounts.google.com' },
  facebook: {
    url: 'https://www.facebook.com',
    tokenEndpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
  },
};
const CLIENT_ID = /^[\w.:-]{3,200}$/;

/** Log-ins by Google and Facebook that operators connect; the environment's apply until then. */
export function createLoginConnections(platform: IdentityPlatform): Connections<LoginProvider> {
  const { config, site } = platform;
  const kinds = (Object.keys(PUBLISHED) as ProviderName[]).map((provider): Kind<LoginProvider> => {
    const { url, tokenEndpoint } = PUBLISHED[provider];
    const given = config.oidc[provider];
    const environment: Settings | undefined = given && {
      url: given.issuer,
      fields: { clientId: given.clientId, tokenEndpoint: given.tokenEndpoint ?? '' },
      keys: { clientSecret: given.clientSecret },
    };
    const isUsable = (address: string) =>
      isOutsideAddress(address, undefined) || (!config.isProduction && isLoopback(address));
    return {
      provider,
      group: 'login',
      url,
      fields: {
        clientId: { accepts: (id) => CLIENT_ID.test(id) },
        tokenEndpoint: {
          isOptional: true,
          ...(tokenEndpoint !== undefined && { default: tokenEndpoint }),
          accepts: isUsable,
        },
      },
      keys: ['clientSecret'],
      environment,
      createClient: (settings) => ({
        issuer: settings.url.replace(/\/$/, ''),
        clientId: settings.fields['clientId'] ?? '',
        clientSecret: settings.keys['clientSecret'] ?? '',
        tokenEndpoint: settings.fields['tokenEndpoint'] || undefined,
        isPublicOnly: settings !== environment && !isLoopback(settings.url),
      }),
      facts: () => ({ callback: callbackUrl(platform, provider) }),
      warnings: async () => ((await site.isOn(PROVIDER_FLAGS[provider])) ? [] : ['flag']),
    };
  });
  return createConnections(platform, { room: 'identity', kinds });
}
