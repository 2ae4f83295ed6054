import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../config.ts';
import type { AskedParty } from '../../config/verification.ts';
import type { Connections, Kind } from '../../platform/connections/index.ts';
import { isLoopback } from '../../platform/outside/is-loopback.ts';
import { ownOrigin } from '../../platform/outside/own-origin.ts';
import { isOutsideAddress } from '../../platform/post-outside.ts';
import type { ExclusionRegister, IdentityProvider, SanctionList } from './adapters/adapter.ts';
import { createGamstop } from './adapters/gamstop/index.ts';
import { createSignedIdentity, createSignedSanctions } from './adapters/signed/identity.ts';
import { createSignedRegister } from './adapters/signed/register.ts';
import { createSumsub } from './adapters/sumsub/index.ts';

/** Path for the webhooks of identity check providers. */
export const CALLBACK = '/wps/verification/callback';

export const callbackOf = (config: Config): string =>
  `${config.isProduction ? config.publicOrigin : ownOrigin(config)}${CALLBACK}`;

/** A party of one of the three groups. */
export interface Party {
  probe: IdentityProvider['probe'];
  identity?: IdentityProvider;
  register?: ExclusionRegister;
  sanctions?: SanctionList;
}

/** The currently connected outside parties with knowledge about persons; undefined for one that is not connected. */
export type Parties = ReturnType<typeof partiesOf>;

/** Selects the party of each group: an operator's connection takes precedence over one of the environment. */
export function partiesOf(connections: Connections<Party>) {
  return {
    identity: (): IdentityProvider | undefined => connections.oneOfGroup('identity')?.client.identity,
    register: (): ExclusionRegister | undefined => connections.oneOfGroup('register')?.client.register,
    sanctions: (): SanctionList | undefined => connections.oneOfGroup('sanctions')?.client.sanctions,
    /** Reads a webhook signed with current or recently replaced keys. */
    readWebhook: (body: Buffer, headers: IncomingHttpHeaders) => {
      const { provider, client } = connections.oneOfGroup('identity') ?? {};
      if (provider === undefined || client === undefined) return null;
      for (const { identity } of [client, ...connections.formerOf(provider)]) {
        const reported = identity?.readWebhook(body, headers) ?? null;
        if (reported !== null) return reported;
      }
      return null;
    },
  };
}

const SHORTEST_SECRET = 16;
const GAMSTOP_BATCH_URL = 'https://batch.gamstop.io';

/** The parties that operators can connect. */
export function createKinds(config: Config): readonly Kind<Party>[] {
  /** A party with the product's own protocol, at its own address. */
  const signed = (
    name: 'identity' | 'register' | 'sanctions',
    createParty: (party: AskedParty) => Party,
    environment: AskedParty | undefined,
  ): Kind<Party> => ({
    provider: name,
    group: name,
    url: '',
    needsUrl: true,
    fields: {},
    keys: ['secret'],
    shortestKey: SHORTEST_SECRET,
    createClient: ({ url, keys: { secret = '' } }, isPublicOnly) => createParty({ url, secret, isPublicOnly }),
    environment: environment && { url: environment.url, fields: {}, keys: { secret: environment.secret } },
  });
  return [
    {
      provider: 'sumsub',
      group: 'identity',
      url: 'https://api.sumsub.com',
      fields: {
        levelName: { default: 'basic-kyc-level' },
        country: { accepts: (country) => /^[A-Z]{3}$/.test(country) },
      },
      keys: ['appToken', 'secretKey', 'webhookSecret'],
      createClient: ({ url, fields: { levelName = '', country = '' }, keys }, isPublicOnly) => {
        const { appToken = '', secretKey = '', webhookSecret = '' } = keys;
        const settings = { url, levelName, country, appToken, secretKey, webhookSecret, isPublicOnly };
        return withProbe('identity', createSumsub(settings));
      },
      environment: undefined,
      facts: () => ({ webhookUrl: callbackOf(config) }),
    },
    signed('identity', (party) => withProbe('identity', createSignedIdentity(party)), config.identityProvider),
    {
      provider: 'gamstop',
      group: 'register',
      url: 'https://api.gamstop.io',
      fields: { batchUrl: { default: GAMSTOP_BATCH_URL, accepts: (url) => isCallable(url, config) } },
      keys: ['apiKey'],
      createClient: ({ url, fields: { batchUrl = '' }, keys: { apiKey = '' } }, isPublicOnly) => {
        const isBatchEntered = batchUrl !== GAMSTOP_BATCH_URL && !isLoopback(batchUrl);
        const settings = { url, batchUrl, apiKey, isPublicOnly: isPublicOnly || isBatchEntered };
        return withProbe('register', createGamstop(settings));
      },
      environment: undefined,
    },
    signed('register', (party) => withProbe('register', createSignedRegister(party)), config.exclusionRegister),
    signed('sanctions', (party) => withProbe('sanctions', createSignedSanctions(party)), config.sanctionList),
  ];
}

const isCallable = (url: string, { isProduction }: Config): boolean =>
  isOutsideAddress(url, undefined) || (!isProduction && isLoopback(url));

const withProbe = <Use extends 'identity' | 'register' | 'sanctions'>(
  use: Use,
  client: Required<Party>[Use],
): Party => ({ probe: () => client.probe(), [use]: client });
