import type { catalogue, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';

export type Game = ValueOf<typeof catalogue.hotGames>['list'][number];

export const fetchHotGames = defineCall<typeof catalogue.hotGames>()({ method: 'GET', path: '/lgw/game/hot', auth: 'public' });

export const hotGamesQuery = () => queryOptions({ queryKey: ['catalogue', 'hot'], queryFn: ({ signal }) => fetchHotGames({ query: {} }, { signal }) });
