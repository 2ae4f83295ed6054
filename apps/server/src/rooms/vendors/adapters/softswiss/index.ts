import { createHmac } from 'node:crypto';
import type { VendorOpenMode } from '../../../../config/vendors.ts';
import { isObject } from '../../gateway/wire.ts';
import { urlOf, type VendorAdapter } from '../adapter.ts';
import { softswissInbound } from './inbound.ts';

const OPEN_MODES: Readonly<Record<string, VendorOpenMode>> = { iframe: 'frame', redirect: 'self', new_tab: 'blank' };

export const softswiss: VendorAdapter = {
  protocol: 'softswiss',
  inbound: softswissInbound,
  outbound: {
    encode: (fields, { secret }) => {
      const body = JSON.stringify(fields);
      const signature = createHmac('sha256', secret).update(body).digest('hex');
      return { body, headers: { 'content-type': 'application/json', 'x-request-sign': signature } };
    },
    launchPath: '/sessions',
    launchFields: (wanted, { operatorId }) => ({
      casino_id: operatorId,
      game: wanted.gameId,
      currency: wanted.currency,
      locale: wanted.language,
      ip: wanted.ip,
      client_type: 'mobile',
      session_id: wanted.token,
      balance: Number(wanted.balanceMinor),
      urls: { return_url: wanted.lobbyUrl, deposit_url: wanted.depositUrl },
      user: { id: wanted.user, nickname: wanted.user },
    }),
    readLaunch: ({ launch_options: options, session_id: session }) => ({
      url: urlOf(isObject(options) ? options['game_url'] : undefined),
      openMode: OPEN_MODES[isObject(options) ? String(options['strategy']) : ''] ?? 'frame',
      session: typeof session === 'string' && session !== '' ? session : null,
    }),
    gamesPath: '/games',
    freeRounds: {
      grantPath: '/freespins/issue',
      grantFields: ({ id, user, gameId, currency, rounds, valueMinor, until }, { operatorId }) => ({
        casino_id: operatorId,
        issue_id: id,
        currency,
        games: [gameId],
        freespins_quantity: rounds,
        bet_amount: Number(valueMinor),
        valid_until: until.toISOString(),
        user: { id: user, nickname: user },
      }),
      cancelPath: '/freespins/cancel',
      cancelFields: (id, { operatorId }) => ({ casino_id: operatorId, issue_id: id }),
      refusalIn: ({ code, message }) => {
        if (code === undefined) return null;
        return typeof message === 'string' ? message : 'refused';
      },
    },
  },
};
