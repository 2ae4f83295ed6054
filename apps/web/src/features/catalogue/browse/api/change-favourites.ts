import type { catalogue } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

export const addFavourite = defineCall<typeof catalogue.addFavourite>('POST /lgw/game/favourites');
export const removeFavourite = defineCall<typeof catalogue.removeFavourite>('DELETE /lgw/game/favourites');
