import type { catalogue } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';

export const launchGame = defineCall<typeof catalogue.launchGame>()({
  method: 'POST',
  path: '/lgw/game/launchGameV3',
  auth: 'member',
});
