import type { catalogue } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

/** Moves a game to the top of the recent games (Z-32). */
export const addRecent = defineCall<typeof catalogue.addRecent>('GET /lgw/game/recent/add');
