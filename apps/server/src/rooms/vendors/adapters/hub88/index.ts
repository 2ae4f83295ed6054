import { sign } from 'node:crypto';
import { urlOf, type VendorAdapter } from '../adapter.ts';
import { AGREED_FREE_ROUNDS } from '../free-rounds.ts';
import { privateKeyOf } from '../keys.ts';
import { hub88Inbound } from './inbound.ts';

export const hub88: VendorAdapter = {
  protocol: 'hub88',
  inbound: hub88Inbound,
  outbound: {
    encode: (fields, { privateKey }) => {
      const body = JSON.stringify(fields);
      const signature = sign('sha256', Buffer.from(body), privateKeyOf(privateKey)).toString('base64');
      return { body, headers: { 'content-type': 'application/json', 'x-hub88-signature': signature } };
    },
    launchPath: '/operator/generic/v2/game/url',
    launchFields: (wanted, { operatorId }) => ({
      operator_id: operatorId,
      user: wanted.user,
      token: wanted.token,
      game_code: wanted.gameId,
      currency: wanted.currency,
      platform: 'GPL_MOBILE',
      lang: wanted.language,
      ip: wanted.ip,
      lobby_url: wanted.lobbyUrl,
      deposit_url: wanted.depositUrl,
      is_demo: wanted.isPlayMoney,
      ...(wanted.prizeMode === null ? {} : { prize_mode: wanted.prizeMode }),
    }),
    readLaunch: ({ url }) => ({ url: urlOf(url), openMode: 'frame', session: null }),
    gamesPath: '/operator/generic/v2/game/list',
    freeRounds: AGREED_FREE_ROUNDS,
  },
};
