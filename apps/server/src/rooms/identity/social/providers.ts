import { allowInsecureRequests, ClientSecretPost, Configuration, customFetch, discovery } from 'openid-client';
import type { OidcProvider } from '../../../config-identity.ts';
import type { Platform } from '../../../platform/index.ts';
import { fetchWithin } from '../../../platform/outside/call-outside.ts';

export type ProviderName = 'google' | 'facebook';

export const PROVIDER_FLAGS: Readonly<Record<ProviderName, string>> = {
  google: 'GOOGLELOGIN3',
  facebook: 'FACEBOOKLOGIN3',
};

export interface Providers {
  /** The provider with its discovered addresses, or undefined when it is not configured or does not respond. */
  find(name: ProviderName): Promise<Configuration | undefined>;
}

const TIMEOUT_SECONDS = 5;
const fetchHere = fetchWithin({ deadlineMs: TIMEOUT_SECONDS * 1000 });
/** Provider addresses rarely change, and the old ones keep working for days then. */
const KEEP_MS = 6 * 3_600_000;

export function createProviders({ config, log }: Pick<Platform, 'config' | 'log'>): Providers {
  const known = new Map<ProviderName, { found: Configuration; at: number }>();
  return {
    find: async (name) => {
      const provider = config.oidc[name];
      if (provider === undefined) return undefined;
      const kept = known.get(name);
      if (kept && performance.now() - kept.at < KEEP_MS) return kept.found;
      try {
        const found = await discover(provider);
        known.set(name, { found, at: performance.now() });
        return found;
      } catch (error) {
        log.warn({ err: error, provider: name }, 'the provider could not be discovered');
        return kept?.found;
      }
    },
  };
}

async function discover({ issuer, clientId, clientSecret, tokenEndpoint }: OidcProvider): Promise<Configuration> {
  // only in development and tests; production refuses such an issuer at start
  const isPlain = issuer.startsWith('http:');
  const authentication = ClientSecretPost(clientSecret);
  const found = await discovery(new URL(issuer), clientId, undefined, authentication, {
    timeout: TIMEOUT_SECONDS,
    [customFetch]: fetchHere,
    ...(isPlain ? { execute: [allowInsecureRequests] } : {}),
  });
  if (tokenEndpoint === undefined) return found;
  const { supportsPKCE: _, ...metadata } = found.serverMetadata();
  const completed = new Configuration(
    { ...metadata, token_endpoint: tokenEndpoint },
    clientId,
    undefined,
    authentication,
  );
  completed.timeout = TIMEOUT_SECONDS;
  completed[customFetch] = fetchHere;
  if (isPlain) allowInsecureRequests(completed);
  return completed;
}
