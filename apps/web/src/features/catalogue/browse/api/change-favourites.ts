import type { catalogue } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

export const addFavourite = defineCall<typeof catalogue.addFavourite>()({
  method: 'POST',
  path: '/lgw/game/favourites',
  auth: 'member',
});
export const removeFavourite = defineCall<typeof catalogue.removeFavourite>()({
  method: 'DELETE',
  path: '/lgw/game/favourites',
  auth: 'member',
});
