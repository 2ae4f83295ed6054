import type { catalogue, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { callQuery } from '../../../../shared/query/call-query.ts';

export type Win = ValueOf<typeof catalogue.winners>[number];

export const fetchWinners = defineCall<typeof catalogue.winners>('GET /lgw/game/winners', { auth: 'public' });

export const winnersQuery = () => callQuery(['catalogue', 'winners'], fetchWinners, {});
