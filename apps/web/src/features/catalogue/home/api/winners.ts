import type { catalogue, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';

export type Win = ValueOf<typeof catalogue.winners>[number];

export const fetchWinners = defineCall<typeof catalogue.winners>('GET /lgw/game/winners', { auth: 'public' });

export const winnersQuery = () =>
  queryOptions({ queryKey: ['catalogue', 'winners'], queryFn: ({ signal }) => fetchWinners({}, { signal }) });
