import type { catalogue } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

/** Puts a game first among the recent ones (Z-32). */
export const addRecent = defineCall<typeof catalogue.addRecent>()({
  method: 'GET',
  path: '/lgw/game/recent/add',
  auth: 'member',
});
