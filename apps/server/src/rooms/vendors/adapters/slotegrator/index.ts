import { randomBytes } from 'node:crypto';
import { urlOf, type VendorAdapter } from '../adapter.ts';
import { AGREED_FREE_ROUNDS } from '../free-rounds.ts';
import { slotegratorInbound } from './inbound.ts';
import { type Pairs, queryOf, signatureOf } from './signature.ts';

export const slotegrator: VendorAdapter = {
  protocol: 'slotegrator',
  inbound: slotegratorInbound,
  outbound: {
    encode: (fields, { operatorId, secret }, now) => {
      const params: Pairs = Object.entries(fields).flatMap(([name, value]) =>
        Array.isArray(value)
          ? value.map((entry, place) => [`${name}[${place}]`, String(entry)] as const)
          : [[name, String(value)] as const],
      );
      const headers = [
        ['X-Merchant-Id', operatorId],
        ['X-Nonce', randomBytes(16).toString('hex')],
        ['X-Timestamp', String(Math.floor(now / 1000))],
      ] as const;
      return {
        body: queryOf(params),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...Object.fromEntries(headers),
          'X-Sign': signatureOf(params, headers, secret),
        },
      };
    },
    launchPath: '/games/init',
    launchFields: (wanted) => ({
      game_uuid: wanted.gameId,
      player_id: wanted.user,
      player_name: wanted.user,
      currency: wanted.currency,
      session_id: wanted.token,
      device: 'mobile',
      return_url: wanted.lobbyUrl,
      language: wanted.language,
    }),
    readLaunch: ({ url }) => ({ url: urlOf(url), openMode: 'frame', session: null }),
    gamesPath: '/games',
    freeRounds: AGREED_FREE_ROUNDS,
  },
};
