import { createHash } from 'node:crypto';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { hashSecret, newSecret } from '../../../platform/secrets.ts';
import type { SocialIdentity } from './links.ts';
import type { ProviderName } from './login-provider.ts';
import type { Providers } from './providers.ts';

type Services = Pick<Platform, 'db' | 'secrets' | 'config'>;

const FLOW_MINUTES = 10;
const TICKET_SECONDS = 120;

/** The address that the provider redirects the browser to. */
export function callbackUrl({ config }: Pick<Platform, 'config'>, provider: ProviderName): string {
  return `${config.publicOrigin}/wps/session/social/${provider}`;
}

/**
 * Starts a login: state, nonce and PKCE (S256) are stored here; the browser keeps the secret whose hash is `binding`.
 * @returns the provider's address to open
 * @throws Refusal social.failed when the provider does not answer
 */
export async function beginFlow(
  services: Services,
  providers: Providers,
  provider: ProviderName,
  binding: string,
): Promise<string> {
  const configuration = await providers.find(provider);
  if (configuration === undefined) throw new Refusal('social.failed');
  const state = randomState();
  const nonce = randomNonce();
  const verifier = randomPKCECodeVerifier();
  const stateHash = hashSecret(state);
  await services.db.run(sql`
    insert into identity_social_flows (state_hash, provider, nonce, sealed_verifier, binding, expires_at)
    values (${stateHash}, ${provider}, ${nonce},
      ${services.secrets.seal(Buffer.from(verifier), flowContext(stateHash))}::bytea, ${binding},
      clock_timestamp() + make_interval(mins => ${FLOW_MINUTES}::int))`);
  return buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl(services, provider),
    scope: 'openid',
    response_type: 'code',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;
}

/**
 * Completes a login at the redirect from the provider. A state can be used once, even if the login fails.
 * @returns a ticket that the browser which began the login exchanges for a session
 */
export async function endFlow(
  services: Services,
  providers: Providers,
  provider: ProviderName,
  returned: URL,
): Promise<string> {
  const stateHash = hashSecret(returned.searchParams.get('state') ?? '');
  const flow = await services.db.first(sql<{
    nonce: string;
    sealedVerifier: Uint8Array;
    binding: string;
    isLate: boolean;
  }>`
    delete from identity_social_flows where state_hash = ${stateHash} and provider = ${provider}
    returning nonce, sealed_verifier as "sealedVerifier", binding, expires_at < clock_timestamp() as "isLate"`);
  const configuration = await providers.find(provider);
  if (flow === undefined || flow.isLate || configuration === undefined) throw new Refusal('social.failed');
  const tokens = await authorizationCodeGrant(configuration, returned, {
    expectedState: returned.searchParams.get('state') ?? '',
    expectedNonce: flow.nonce,
    idTokenExpected: true,
    pkceCodeVerifier: services.secrets.open(flow.sealedVerifier, flowContext(stateHash)).toString(),
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Refusal('social.failed');
  const ticket = newSecret();
  await services.db.run(sql`
    insert into identity_social_tickets (ticket_hash, provider, issuer, subject, binding, expires_at)
    values (${hashSecret(ticket)}, ${provider}, ${claims.iss}, ${claims.sub}, ${flow.binding},
      clock_timestamp() + make_interval(secs => ${TICKET_SECONDS}::int))`);
  return ticket;
}

export interface Ticket extends SocialIdentity {
  provider: ProviderName;
}

/** The person of a ticket, for the browser that holds the secret of the binding. @throws Refusal social.failed */
export async function readTicket(executor: Executor, ticket: string, verifier: string): Promise<Ticket> {
  const binding = createHash('sha256').update(verifier).digest('base64url');
  const found = await executor.first(sql<Ticket>`
    select provider, issuer, subject from identity_social_tickets
     where ticket_hash = ${hashSecret(ticket)} and binding = ${binding} and expires_at > clock_timestamp()`);
  if (found === undefined) throw new Refusal('social.failed');
  return found;
}

/** @throws Refusal social.failed when it was used meanwhile */
export async function useTicket(executor: Executor, ticket: string): Promise<void> {
  const count = await executor.run(sql`delete from identity_social_tickets where ticket_hash = ${hashSecret(ticket)}`);
  if (count !== 1) throw new Refusal('social.failed');
}

/** Binds a sealed verifier to its row. */
export function flowContext(stateHash: string): string {
  return `identity_social_flows:${stateHash}`;
}
