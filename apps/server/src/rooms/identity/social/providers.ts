import { allowInsecureRequests, ClientSecretPost, Configuration, customFetch, discovery } from 'openid-client';
import type { Platform } from '../../../platform/index.ts';
import type { Connections } from '../../../platform/connections/index.ts';
import { fetchWithin } from '../../../platform/outside/call-outside.ts';
import { lookupOutside } from '../../../platform/post-outside.ts';
import type { LoginProvider, ProviderName } from './login-provider.ts';

export interface Providers {
  /** The provider with its discovered addresses, or undefined when it is not connected or does not respond. */
  find(name: ProviderName): Promise<Configuration | undefined>;
}

const TIMEOUT_SECONDS = 5;
const DEADLINE = { deadlineMs: TIMEOUT_SECONDS * 1000 };
/** Provider addresses rarely change, and the old ones keep working for days then. */
const KEEP_MS = 6 * 3_600_000;

export function createProviders(
  { log }: Pick<Platform, 'log'>,
  connections: Pick<Connections<LoginProvider>, 'clientOf'>,
): Providers {
  const known = new Map<ProviderName, { found: Configuration; of: string; at: number }>();
  return {
    find: async (name) => {
      const provider = connections.clientOf(name);
      if (provider === undefined) return undefined;
      const of = JSON.stringify(provider);
      const last = known.get(name);
      const kept = last?.of === of ? last : undefined;
      if (kept && performance.now() - kept.at < KEEP_MS) return kept.found;
      try {
        const found = await discover(provider);
        known.set(name, { found, of, at: performance.now() });
        return found;
      } catch (error) {
        log.warn({ err: error, provider: name }, 'the provider could not be discovered');
        return kept?.found;
      }
    },
  };
}

/** @throws Error when the provider cannot be discovered */
export async function discover(provider: LoginProvider): Promise<Configuration> {
  const { issuer, clientId, clientSecret, tokenEndpoint, isPublicOnly } = provider;
  // only in development and tests; production refuses such an issuer
  const isPlain = issuer.startsWith('http:');
  const fetchHere = fetchWithin(isPublicOnly ? { ...DEADLINE, lookup: lookupOutside } : DEADLINE);
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
