import type { catalogue } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { callQuery } from '../../../../shared/query/call-query.ts';

export const fetchJackpot = defineCall<typeof catalogue.jackpot>('GET /lgw/game/jackpot', { auth: 'public' });

/** The largest jackpot that a game reports; `amount` is null if no game reports one. */
export const jackpotQuery = () => callQuery(['catalogue', 'jackpot'], fetchJackpot, {});
