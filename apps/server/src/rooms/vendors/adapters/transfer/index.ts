import { createHmac } from 'node:crypto';
import { urlOf, type VendorAdapter } from '../adapter.ts';

/** Money is moved to a wallet at the vendor and back, only by our calls; games play with that balance. */
export const transfer: VendorAdapter = {
  protocol: 'transfer',
  inbound: null,
  outbound: {
    encode: (fields, { secret }, now) => {
      const body = JSON.stringify(fields);
      const signature = createHmac('sha256', secret).update(`${now}.${body}`).digest('hex');
      return {
        body,
        headers: { 'content-type': 'application/json', 'x-timestamp': String(now), 'x-signature': signature },
      };
    },
    launchPath: '/launch',
    launchFields: (wanted, { operatorId }) => ({
      operator: operatorId,
      user: wanted.user,
      token: wanted.token,
      game: wanted.gameId,
      currency: wanted.currency,
      language: wanted.language,
      lobbyUrl: wanted.lobbyUrl,
      depositUrl: wanted.depositUrl,
      ...(wanted.prizeMode === null ? {} : { prizeMode: wanted.prizeMode }),
    }),
    readLaunch: ({ url }) => ({ url: urlOf(url), openMode: 'frame', session: null }),
    gamesPath: '/games',
    freeRounds: null,
  },
};
