import type { catalogue } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';

export const fetchFavouriteIds = defineCall<typeof catalogue.favouriteIds>()({ method: 'GET', path: '/lgw/game/favourites/ids', auth: 'member' });
export const addFavourite = defineCall<typeof catalogue.addFavourite>()({ method: 'POST', path: '/lgw/game/favourites', auth: 'member' });
export const removeFavourite = defineCall<typeof catalogue.removeFavourite>()({ method: 'DELETE', path: '/lgw/game/favourites', auth: 'member' });

export const favouriteIdsQuery = (isMember: boolean) =>
  queryOptions({ queryKey: ['me', 'favourites'], queryFn: ({ signal }) => fetchFavouriteIds({ query: { pageSize: 100 } }, { signal }), enabled: isMember });
