import type { catalogue } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';

export const fetchJackpot = defineCall<typeof catalogue.jackpot>('GET /lgw/game/jackpot', { auth: 'public' });

/** The largest jackpot that a game reports; `amount` is null if no game reports one. */
export const jackpotQuery = () =>
  queryOptions({ queryKey: ['catalogue', 'jackpot'], queryFn: ({ signal }) => fetchJackpot({}, { signal }) });
