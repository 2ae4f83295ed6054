import { formatMinor } from '@fairlot/money';
import type { FreeRoundCalls } from './adapter.ts';

/** The format agreed with vendors whose protocol defines none. */
export const AGREED_FREE_ROUNDS: FreeRoundCalls = {
  grantPath: '/freerounds',
  grantFields: ({ id, user, gameId, currency, rounds, valueMinor, from, until }, { operatorId }) => ({
    operator: operatorId,
    id,
    user,
    game: gameId,
    currency,
    value: formatMinor(valueMinor),
    rounds,
    from: from.getTime(),
    to: until.getTime(),
  }),
  cancelPath: '/freerounds/cancel',
  cancelFields: (id, { operatorId }) => ({ operator: operatorId, id }),
  refusalIn: ({ status, reason }) => {
    if (status === 'granted' || status === 'cancelled') return null;
    return typeof reason === 'string' ? reason : 'refused';
  },
};
