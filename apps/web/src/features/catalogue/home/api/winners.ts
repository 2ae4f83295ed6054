import type { catalogue } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';

export const fetchWinners = defineCall<typeof catalogue.winners>()({
  method: 'GET',
  path: '/lgw/game/winners',
  auth: 'public',
});

export const winnersQuery = () =>
  queryOptions({ queryKey: ['catalogue', 'winners'], queryFn: ({ signal }) => fetchWinners({}, { signal }) });
